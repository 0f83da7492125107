/** Kills the house at random moments, opens it again on the same data, and at the end counts what it had promised. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseIn } from '../../server/store/database-file.ts'
import { sqliteStore } from '../../server/store/sqlite.ts'
import { newFolder } from '../open.ts'
import { PEOPLE } from '../sim/people.ts'
import { World } from '../sim/world.ts'
import { count, everybody, madeBy, setTables, sums, type Toll, together } from './counting.ts'
import { Survivor } from './survivor.ts'

const TABLES = 20
/** So many moves bots make at least, a round. */
const BOT_MOVES = 6
const child = new URL('./child.ts', import.meta.url).pathname

/** Whether the house can always read what it has written. */
type Reads = 'whole' | 'failing'

async function open(data: string, reads: Reads): Promise<{ port: number; kill: () => Promise<void> }> {
  const house = spawn(process.execPath, [child, data, reads], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(house.stdout, 'data')
  return {
    port: Number(String(line)),
    async kill() {
      house.kill('SIGKILL')
      await once(house, 'exit')
    },
  }
}

export async function killing(
  rounds: number,
  seed: number,
  reads: Reads = 'whole',
  told: (round: number) => void = () => {},
): Promise<Toll> {
  const data = newFolder()
  const mood = new World(seed)
  const people = Array.from({ length: TABLES * PEOPLE }, (_, at) => new Survivor(mood, at % PEOPLE))
  let left: Survivor | undefined
  for (let round = 0; round < rounds; round++) {
    const { port, kill } = await open(data, reads)
    if (round === 0) await setTables(port, people, mood)
    const lives = people.map((person) => person.live(port))
    // A random moment, and on a slow machine not before something was promised. The first time games must be under way; later
    // whoever was left without an answer must have asked again.
    const enough = round === 0 ? everybody(people, 5) : together(people, 50, left)
    await Promise.all([enough, pause(round === 0 ? 1000 : 20 + mood.chance(300))])
    if (round === rounds - 1) await played(data, people, BOT_MOVES * rounds)
    left = await leftWithoutAnswer(people)
    await kill()
    await Promise.all(lives)
    told(round + 1)
  }
  const store = sqliteStore(databaseIn(data))
  const wrongs = await count(store, people)
  const toll = await sums(store, people)
  await store.close()
  rmSync(data, { recursive: true })
  return { rounds, ...toll, wrongs: [...wrongs, ...toll.wrongs] }
}

/** Somebody has just asked for something, and will not learn from this house what came of it. */
function leftWithoutAnswer(people: readonly Survivor[]): Promise<Survivor> {
  return new Promise((done) => {
    const leave = (person: Survivor) => {
      if (!person.isAsking) return
      for (const other of people) other.onWord = () => {}
      person.goDeaf()
      done(person)
    }
    for (const person of people) person.onWord = leave
  })
}

/** Resolves once bots have made so many moves, and the clock has made one: on the disk, where no kill takes them back. */
async function played(data: string, people: readonly Survivor[], byBots: number): Promise<void> {
  // Whoever only reads never waits for the house, and the house not for them.
  const db = new DatabaseSync(databaseIn(data), { readOnly: true })
  const written = db.prepare('SELECT code, seq, text FROM lines UNION SELECT code, seq, text FROM journal')
  for (;;) {
    const lines = written.all() as unknown as readonly { text: string }[]
    if (madeBy(lines, 'bot') >= byBots && madeBy(lines, 'clock') > 0) break
    await together(people, 50)
  }
  db.close()
}
