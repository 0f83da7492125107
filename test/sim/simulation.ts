/** Tables of people and bots in bad weather: crashes, pauses, lost and doubled words. One seed, one story. */

import { games } from '../../games/index.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { randomBot } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import { House } from '../../server/house/house.ts'
import { alone } from '../../server/house/neighbours.ts'
import { type Limits, limits as standard } from '../../server/limits.ts'
import type { Ports } from '../../server/ports.ts'
import { Outbox } from '../../server/store/outbox.ts'
import { wake } from '../../server/table/clock.ts'
import { decide, enact, next } from '../../server/table/conduct.ts'
import { Unreadable, unreadable } from '../unreadable.ts'
import { Client, type Faults, type Weather } from './client.ts'
import { Disk, storeOn } from './disk.ts'
import { Judge } from './judge.ts'
import { behave, PARTY } from './people.ts'
import { World } from './world.ts'

export interface Story {
  readonly seed: number
  /** It ends after so many faults. */
  readonly faults: number
  readonly tables?: number
  /** Until the storm is over, one read in so many fails. */
  readonly reads?: number
  /** Builds a house wrongly, to see whether that is noticed. */
  readonly spoil?: (ports: Ports, world: World) => Ports
}

export interface Outcome {
  readonly verdict: string | undefined
  readonly fault: string | undefined
  readonly faults: Faults
  readonly moves: number
  readonly clockMoves: number
  readonly favours: Judge['favours']
  readonly proven: number
}

/** Every house that opens has other limits than the one before, as after an upgrade: no table may show it. */
function limitsOf({ chance }: World): Limits {
  return {
    ...standard,
    snapshotEvery: 16,
    tablesPerDevice: 1000,
    wrongTries: 1_000_000,
    talkBurst: 1_000_000,
    awayGrace: 200 + chance(200),
    sitInAfter: 400 + chance(400),
    promiseWithin: 1000 + chance(6000),
    showWithin: 1000 + chance(6000),
    grace: 10_000 + chance(40_000),
  }
}
const storm: Weather = { lost: 8, doubled: 3, cut: 30 }
const calm: Weather = { lost: 0, doubled: 0, cut: 0 }
/** So long after the storm everything must be in order. */
const HEALED = 60_000

/** How a house is built, and whether the read that it tries now fails. */
interface Nature {
  readonly spoil: NonNullable<Story['spoil']>
  readonly fails: () => boolean
}

/** A house and the thread its life hangs by: what it began before its end never comes back to it. */
interface Life {
  readonly house: House
  end(): void
}

function bringToLife(world: World, disk: Disk, judge: Judge, { spoil, fails }: Nature): Life {
  let alive = true
  const living = (work: () => void) => () => {
    if (alive) work()
  }
  const later = (most: number, work: () => void) => void world.after(1 + world.chance(most), living(work))
  const whole = storeOn(disk, (commit) => {
    // It may end before the commit, or between the commit and hearing of it.
    return new Promise((done) => {
      later(15, () => {
        const lost = commit()
        later(5, () => done(lost))
      })
    })
  })
  const store = unreadable(whole, fails)
  const metrics: Ports['metrics'] = {
    count() {},
    trouble: (what, error) =>
      error instanceof Unreadable || judge.accuse('trouble', `${what} ${error instanceof Error ? error.stack : error}`),
  }
  const ports: Ports = {
    store,
    outbox: new Outbox(store, (work) => later(1, work), metrics),
    neighbours: alone,
    clock: { now: () => world.now, at: (time, work) => world.at(time, living(work)) },
    passwords: { lock: async (password) => password, opens: async (password, locked) => password === locked },
    metrics,
    post: { knows: () => true, write() {} },
    limits: limitsOf(world),
    thinking: { relaxed: 20_000, quick: 1500, day: 28_800_000, days: 86_400_000, week: 200_000_000 },
    fresh: (bytes) => world.fresh(bytes),
    think: ({ view, seed }) =>
      new Promise((done) => {
        const move = randomBot(nth(games, 0)).choose(view, seeded(seed))
        later(100, () => done(move))
      }),
    conduct: { decide, next, enact, wake },
  }
  const built = spoil(ports, world)
  const watched: Ports['conduct']['enact'] = (table, deed, at) => {
    const written = built.conduct.enact(table, deed, at)
    judge.lives(table, written)
    return written
  }
  return {
    house: new House({ ...built, conduct: { ...built.conduct, enact: watched } }),
    end() {
      alive = false
    },
  }
}

/** How many faults there were in all. */
export function sumOf(faults: Faults): number {
  return Object.values(faults).reduce((sum, count) => sum + count)
}

export async function simulate({
  seed,
  faults,
  tables = 3,
  reads = 0,
  spoil = (ports) => ports,
}: Story): Promise<Outcome> {
  const world = new World(seed)
  const disk = new Disk()
  const judge = new Judge(disk)
  const met: Faults = { lost: 0, doubled: 0, cut: 0, died: 0, 'was slow': 0, slept: 0, unread: 0 }
  const worn = () => sumOf(met) >= faults
  let house: Life | undefined

  const fails = () => {
    const unread = reads > 0 && !worn() && world.oneIn(reads)
    if (unread) met.unread++
    return unread
  }
  const openHouse = () => {
    const life = bringToLife(world, disk, judge, { spoil, fails })
    house = life
    // One that cannot even be opened is tried again, as a supervisor would.
    life.house.open().catch((error) => {
      if (!(error instanceof Unreadable)) return judge.accuse('trouble', String(error))
      life.end()
      if (house === life) world.after(1000, openHouse)
    })
  }
  const crash = () => {
    const old = sure(house, 'house')
    house = undefined
    for (const { client } of parties) client.hangUp()
    if (world.oneIn(2)) {
      met['was slow']++
      world.after(world.chance(10_000), () => old.end())
    } else {
      met.died++
      old.end()
    }
    world.after(world.chance(3) * 4000 + 10, openHouse)
  }
  const parties: { client: Client; act: () => void }[] = []
  for (let table = 0; table < tables; table++) {
    const party = Array.from({ length: PARTY }, () => new Client(world, judge, () => house?.house, storm, met))
    for (const [at, client] of party.entries()) parties.push({ client, act: behave(world, party, at) })
  }

  openHouse()
  const over = () => judge.verdict !== undefined
  const live = () => {
    for (const { client, act } of parties) {
      const again = () => {
        if (!client.waiting || world.oneIn(3)) client.stir()
        if (!client.waiting) act()
        world.after(100 + world.chance(700), again)
      }
      world.after(world.chance(500), again)
    }
    const weather = () => {
      if (worn()) return
      if (house && world.oneIn(3)) crash()
      else if (world.oneIn(3)) {
        // The machine slept: every alarm comes late.
        met.slept++
        world.now += 1 + world.chance(9000)
      }
      world.after(250 + world.chance(4000), weather)
    }
    world.after(3000, weather)
  }
  live()
  await world.run(() => over() || worn())

  for (const { client } of parties) client.weather = calm
  const { moves } = judge
  const end = world.now + HEALED
  await world.run(() => over() || world.now >= end)
  if (judge.moves === moves) judge.accuse('stuck', 'no move after the storm')
  const hosts = parties.filter((_, at) => at % PARTY === 0).map(({ client }) => client)
  const proven = over()
    ? 0
    : hosts.reduce((sum, { code, device }) => sum + (code ? judge.closeBooks(code, device) : 0), 0)
  const { verdict, clockMoves, favours } = judge
  return {
    verdict: verdict && `seed ${seed}: ${verdict.message}`,
    fault: verdict?.fault,
    faults: met,
    moves: judge.moves,
    clockMoves,
    favours,
    proven,
  }
}
