/** Kills the house at random moments, opens it again on the same data, and at the end counts what it had promised. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { verify } from '../../kernel/verify.ts'
import { databaseIn } from '../../server/store/database-file.ts'
import { sqliteStore } from '../../server/store/sqlite.ts'
import type { Line, Store } from '../../server/store/store.ts'
import { rebuild, recordFor } from '../../server/table/history.ts'
import { connect, newFolder } from '../open.ts'
import { Player } from '../player.ts'
import { PEOPLE, settingsOf } from '../sim/people.ts'
import { World } from '../sim/world.ts'
import { Survivor } from './survivor.ts'

export interface Toll {
  readonly rounds: number
  readonly acknowledged: number
  readonly resent: number
  readonly lines: number
  readonly botMoves: number
  readonly clockMoves: number
  readonly records: number
  /** Everything that was wrong, a line each. */
  readonly wrongs: readonly string[]
}

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

/** Resolves once each of these people has been promised so much. */
function everybody(people: readonly Survivor[], each: number): Promise<void> {
  return heardUntil(people, () => people.every(({ acknowledged }) => acknowledged.length >= each))
}

/** Resolves once these people have been promised so much more in all, and this one has asked again what was not answered. */
function together(people: readonly Survivor[], more: number, left?: Survivor): Promise<void> {
  const goal = promised(people) + more
  const resent = left?.resent ?? 0
  return heardUntil(people, () => promised(people) >= goal && (!left || left.resent > resent))
}

function heardUntil(people: readonly Survivor[], enough: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (enough()) done()
    }
    for (const person of people) person.onWord = look
  })
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
  const store = sqliteStore(databaseIn(data))
  for (;;) {
    const lines = await Promise.all(hosts(people).map(({ code = '' }) => store.lines(code, 1)))
    if (madeBy(lines.flat(), 'bot') >= byBots && madeBy(lines.flat(), 'clock') > 0) break
    await together(people, 50)
  }
  await store.close()
}

async function setTables(port: number, people: readonly Survivor[], mood: World): Promise<void> {
  for (let at = 0; at < people.length; at += PEOPLE) {
    const party = people.slice(at, at + PEOPLE)
    const [host] = party
    const device = await connect(port, new Player(host?.player.token, 'stays out'))
    const settings = settingsOf(mood)
    const id = device.newId()
    let reply = await device.ask({ is: 'create', settings }, id)
    while (reply.is === 'no') reply = await device.ask({ is: 'create', settings }, id)
    for (const person of party) person.code = reply.is === 'ok' ? reply.code : undefined
    device.socket.terminate()
  }
}

/** One of each table. */
const hosts = (people: readonly Survivor[]) => people.filter((_, at) => at % PEOPLE === 0)
const promised = (people: readonly Survivor[]) => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
const promises = (people: readonly Survivor[]) => people.flatMap(({ acknowledged }) => acknowledged)

/** Every acknowledged command stands where its acknowledgement said, and stands there once. */
async function count(store: Store, people: readonly Survivor[]): Promise<string[]> {
  const wrongs: string[] = []
  for (const [code, acknowledged] of Map.groupBy(promises(people), ({ code }) => code)) {
    const lines = await store.lines(code, 1)
    for (const { command, seq, chain } of acknowledged) {
      const line = lines[seq - 1]
      if (line?.command !== command || line.chain !== chain) wrongs.push(`${code} ${seq}: acknowledged and lost`)
    }
  }
  return wrongs
}

async function sums(store: Store, people: readonly Survivor[]): Promise<Omit<Toll, 'rounds'>> {
  const wrongs: string[] = []
  let lines = 0
  let records = 0
  const moves = { bot: 0, clock: 0 }
  for (const { code = '', device } of hosts(people)) {
    const all = await store.lines(code, 1)
    lines += all.length
    if (all.some(({ seq }, at) => seq !== at + 1)) wrongs.push(`${code}: a line is missing`)
    const table = sure(rebuild(undefined, all), 'table')
    const kept = sure(await store.load(code), 'table in the store')
    const again = rebuild(kept.snapshot, kept.lines)
    if (JSON.stringify(again) !== JSON.stringify(table)) wrongs.push(`${code}: the snapshot says otherwise`)
    for (const by of ['bot', 'clock'] as const) moves[by] += madeBy(all, by)
    for (let round = 1; round <= table.round; round++) {
      const record = recordFor(device, round, all)
      if (record === undefined) continue
      records++
      const verdict = verify(record, findGame)
      if (!verdict.fair) wrongs.push(`${code} round ${round}: ${verdict.flaw}`)
    }
  }
  const acknowledged = promised(people)
  const resent = people.reduce((sum, person) => sum + person.resent, 0)
  return { acknowledged, resent, lines, records, botMoves: moves.bot, clockMoves: moves.clock, wrongs }
}

/** How many moves bots or the clock made. */
function madeBy(lines: readonly Line[], by: 'bot' | 'clock'): number {
  return lines.filter(({ text }) => JSON.parse(text).deed.by === by).length
}
