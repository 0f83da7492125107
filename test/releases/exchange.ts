/**
 * Houses at one PostgreSQL, exchanged one by one for those of another version while people play all games in them. At the end it
 * is counted what they had promised.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { games } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import type { Game } from '../../kernel/game.ts'
import type { Room } from '../../protocol/room.ts'
import { openPostgres } from '../../server/store/postgres/opening.ts'
import { PostgresStore } from '../../server/store/postgres/store.ts'
import { freePort } from '../free-port.ts'
import { Sights } from '../houses/sights.ts'
import { count, everybody, hosts, setTables, sums, type Toll, together } from '../kill/counting.ts'
import { Survivor } from '../kill/survivor.ts'
import { inAll } from '../long.ts'
import { connect } from '../open.ts'
import { Player } from '../player.ts'
import { thePostgres } from '../postgres/server.ts'
import { PEOPLE, settingsOf } from '../sim/people.ts'
import { World } from '../sim/world.ts'
import { type OldOrNew, openVersion, ours, type Version } from './open.ts'

const HOUSES = inAll(2, 3)
/** So much is promised between one exchange and the next. */
const MEANWHILE = 20

/** Games that these houses have: a version before may lack one. */
async function knownAt(port: number, mood: World): Promise<Game[]> {
  const device = await connect(port, new Player(undefined, 'stays out'))
  const known: Game[] = []
  for (const game of games) {
    const { is } = await device.ask({ is: 'create', settings: settingsOf(mood, game) })
    if (is === 'ok') known.push(game)
  }
  device.socket.terminate()
  return known
}

/** What became of everything after houses of all these versions, one after the other, with `troubles` of all of them. */
export async function exchange(
  versions: readonly Version[],
  seed: number,
): Promise<Toll & { troubles: readonly string[] }> {
  const mood = new World(seed)
  const database = await (await thePostgres()).newDatabase()
  const [first, ...others] = versions
  const houses: OldOrNew[] = []
  for (let n = 0; n < HOUSES; n++) {
    houses.push(await openVersion(sure(first, 'version'), database, await freePort()))
  }
  const played = await knownAt(at(houses, 0).port, mood)
  const people = Array.from({ length: played.length * PEOPLE }, (_, n) => new Survivor(mood, n % PEOPLE))
  const sights = new Sights(['evening', 'agreement'])
  for (const { player } of people) sights.watch(player)
  await setTables(at(houses, 0).port, people, mood, played)
  let over = false
  const lives = people.map(async (person) => {
    while (!over) {
      await person.live(at(houses, mood.chance(HOUSES)).port)
      await pause(20)
    }
  })
  const allEnded = Promise.all(hosts(people).map(({ player }) => player.until(() => hasEnded(player.room))))
  await everybody(people, 3)
  const troubles: string[] = []
  const note = async (house: OldOrNew) => {
    for (const trouble of await house.troubles()) if (!isKnown(house, trouble)) troubles.push(trouble)
  }
  for (const version of others) {
    for (const [place, house] of houses.entries()) {
      const enough = together(people, MEANWHILE)
      await note(house)
      await house.close()
      // People knock there while it is closed: it must stay its own.
      houses[place] = await openVersion(version, database, house.port)
      await enough
    }
  }
  await allEnded
  over = true
  for (const house of houses) await note(house)
  for (const house of houses) await house.close()
  await Promise.all(lives)
  const store = new PostgresStore(await openPostgres(database), 'judge')
  const wrongs = [...sights.wrongs, ...(await count(store, people))]
  const toll = await sums(store, people)
  await store.close()
  return { rounds: others.length * HOUSES, troubles, ...toll, wrongs: [...wrongs, ...toll.wrongs] }
}

/**
 * Two houses of an earlier version may wait for each other when one of them goes: the other says so once, and asks again. What they
 * cannot understand of what others say they would say each time.
 */
const isKnown = ({ version }: OldOrNew, trouble: string) => version.main !== ours.main && trouble === 'neighbours 1'

const hasEnded = (room: Room | undefined) => room !== undefined && (room.stage === 'over' || room.round > 1)
