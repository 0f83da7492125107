/**
 * Houses at one PostgreSQL, and everything that can happen to them: killed, held up for longer than they may care for a
 * table, cut off from the database in several ways, the database crashed. At the end it is counted what they had promised.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { at, sure } from '../../kernel/at.ts'
import { openPostgres } from '../../server/store/postgres/opening.ts'
import { PostgresStore } from '../../server/store/postgres/store.ts'
import { freePort } from '../free-port.ts'
import { count, everybody, setTables, sums, type Toll, together } from '../kill/counting.ts'
import { Survivor } from '../kill/survivor.ts'
import { Postgres } from '../postgres/server.ts'
import { PEOPLE } from '../sim/people.ts'
import { World } from '../sim/world.ts'
import { Pipe } from './pipe.ts'
import { Sights } from './sights.ts'

const TABLES = 6
const child = new URL('../kill/child.ts', import.meta.url).pathname
/** Longer than a house cares for a table without saying so. */
const HELD = 900

class Member {
  readonly pipe: Pipe
  /** People knock there while it is dead: it must stay its own. */
  readonly port: number
  #process: ChildProcess | undefined

  constructor(pipe: Pipe, port: number) {
    this.pipe = pipe
    this.port = port
  }

  async open(): Promise<void> {
    const address = `postgres://humbug@127.0.0.1:${this.pipe.port}/postgres`
    const house = spawn(process.execPath, [child, address, 'whole', `${this.port}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = house
    await once(house.stdout, 'data')
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(name)
  }

  async kill(): Promise<void> {
    const house = sure(this.#process, 'house')
    const gone = once(house, 'exit')
    house.kill('SIGKILL')
    await gone
  }
}

type Calamity = (house: Member, postgres: Postgres, how: World) => Promise<void>

const calamities: Readonly<Record<string, Calamity>> = {
  killed: async (house) => {
    await house.kill()
    await house.open()
  },
  'held up': async (house) => {
    house.signal('SIGSTOP')
    await pause(HELD)
    house.signal('SIGCONT')
  },
  'cut off': async ({ pipe }, _, how) => {
    pipe.burst()
    await pause(how.chance(500))
    pipe.mend()
  },
  'cut in half': async ({ pipe }, _, how) => {
    pipe.halve()
    await pause(50 + how.chance(300))
    pipe.mend()
  },
  frozen: async ({ pipe }, _, how) => {
    pipe.freeze()
    await pause(how.chance(1000))
    pipe.mend()
  },
  'without a database': async (_, postgres) => {
    await postgres.crash()
    await postgres.open()
  },
}

export interface StormToll extends Toll {
  readonly calamities: Readonly<Record<string, number>>
}

export interface Storm {
  readonly rounds: number
  readonly houses: number
  readonly seed: number
}

export async function storm(
  { rounds, houses: many, seed }: Storm,
  told: (round: number) => void = () => {},
): Promise<StormToll> {
  const mood = new World(seed)
  const postgres = await Postgres.start()
  const houses: Member[] = []
  for (let n = 0; n < many; n++) houses.push(new Member(await Pipe.to(postgres.port), await freePort()))
  for (const house of houses) await house.open()
  const people = Array.from({ length: TABLES * PEOPLE }, (_, n) => new Survivor(mood, n % PEOPLE))
  const sights = new Sights()
  for (const { player } of people) sights.watch(player)
  await setTables(at(houses, 0).port, people, mood)
  let over = false
  const lives = people.map(async (person) => {
    while (!over) {
      await person.live(at(houses, mood.chance(houses.length)).port)
      await pause(20)
    }
  })
  await everybody(people, 3)
  const met: Record<string, number> = {}
  const names = Object.keys(calamities)
  for (let round = 0; round < rounds; round++) {
    // Each in its turn at first, then as it comes.
    const name = at(names, round < names.length ? round : mood.chance(names.length))
    met[name] = (met[name] ?? 0) + 1
    const enough = together(people, 20)
    await sure(calamities[name], name)(at(houses, mood.chance(houses.length)), postgres, mood)
    await enough
    told(round + 1)
  }
  over = true
  for (const house of houses) await house.kill()
  await Promise.all(lives)
  const store = new PostgresStore(await openPostgres(postgres.address('postgres')), 'judge')
  const wrongs = [...sights.wrongs, ...(await count(store, people))]
  const toll = await sums(store, people)
  await store.close()
  for (const { pipe } of houses) pipe.close()
  await postgres.close()
  return { rounds, calamities: met, ...toll, wrongs: [...wrongs, ...toll.wrongs] }
}
