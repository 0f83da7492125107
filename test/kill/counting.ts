/** What people were promised by houses that came to harm, and whether it was kept. */
import { findGame, games } from '../../games/index.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import type { Game } from '../../kernel/game.ts'
import { verify } from '../../kernel/verify.ts'
import type { Line, Store } from '../../server/store/store.ts'
import { endedFor, rebuild, recordOf, SNAPSHOT } from '../../server/table/history.ts'
import { connect } from '../open.ts'
import { Player } from '../player.ts'
import { PEOPLE, settingsOf } from '../sim/people.ts'
import type { World } from '../sim/world.ts'
import type { Survivor } from './survivor.ts'

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

/** Resolves once each of these people has been promised so much. */
export function everybody(people: readonly Survivor[], each: number): Promise<void> {
  return heardUntil(people, () => people.every(({ acknowledged }) => acknowledged.length >= each))
}

/** Resolves once these people have been promised so much more in all, and this one has asked again what was not answered. */
export function together(people: readonly Survivor[], more: number, left?: Survivor): Promise<void> {
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

/** A table for every party; `played`: which games, one after the other. */
export async function setTables(
  port: number,
  people: readonly Survivor[],
  mood: World,
  played: readonly Game[] = games.slice(0, 1),
): Promise<void> {
  for (const [n, host] of hosts(people).entries()) {
    const party = people.slice(n * PEOPLE, (n + 1) * PEOPLE)
    const device = await connect(port, new Player(host.player.token, 'stays out'))
    const settings = settingsOf(mood, nth(played, n % played.length))
    const id = device.newId()
    let reply = await device.ask({ is: 'create', settings }, id)
    while (reply.is === 'no') reply = await device.ask({ is: 'create', settings }, id)
    for (const person of party) person.code = reply.is === 'ok' ? reply.code : undefined
    device.socket.terminate()
  }
}

/** One of each table. */
export const hosts = (people: readonly Survivor[]) => people.filter((_, at) => at % PEOPLE === 0)
const promised = (people: readonly Survivor[]) => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
type Promised = Pick<Survivor, 'acknowledged'>
const promises = (people: readonly Promised[]) => people.flatMap(({ acknowledged }) => acknowledged)

/** Every acknowledged command stands where its acknowledgement said, and stands there once. */
export async function count(store: Store, people: readonly Promised[]): Promise<string[]> {
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

export async function sums(store: Store, people: readonly Survivor[]): Promise<Omit<Toll, 'rounds'>> {
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
    // A house of another version has its own snapshots; ours reads such a table from its lines.
    const ours = !kept.snapshot || JSON.parse(kept.snapshot).version === SNAPSHOT
    if (ours && JSON.stringify(again) !== JSON.stringify(table)) wrongs.push(`${code}: the snapshot says otherwise`)
    for (const by of ['bot', 'clock'] as const) moves[by] += madeBy(all, by)
    for (let round = 1; round <= table.round; round++) {
      const record = recordOf(endedFor(device, round, all))
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
export function madeBy(lines: readonly Pick<Line, 'text'>[], by: 'bot' | 'clock'): number {
  return lines.filter(({ text }) => JSON.parse(text).deed.by === by).length
}
