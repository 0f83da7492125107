/** The past, told again from what was written down: to one seat, or as a record of the whole game. */
import { fromTape } from '../../kernel/chance.ts'
import { setUp } from '../../kernel/game.ts'
import { type Entry, play } from '../../kernel/match.ts'
import { type Sealed, write } from '../../kernel/record.ts'
import { look, type Seat, type State, watch } from '../../kernel/state.ts'
import type { Sitter, Step } from '../../protocol/messages.ts'
import type { Ports } from '../ports.ts'
import type { Line } from '../store/store.ts'
import { redo } from './conduct.ts'
import type { Deed, Device, Written } from './deed.ts'
import { bare, type Chair, chairAt, gameOf, type Play, sitsAt, type Table } from './table.ts'
import { handSeenFrom, seesGame, type Viewpoint } from './viewpoint.ts'

export function readLine({ text }: Line): Written {
  return JSON.parse(text)
}

/** Snapshots of another version are left aside: the lines are the truth. Count it up when a table's shape changes. */
const SNAPSHOT = 5

export function snapshotOf(table: Table): string {
  return JSON.stringify({ version: SNAPSHOT, table })
}

/** A table from its snapshot, if there is one, and the lines after it; undefined if the snapshot is of another version. */
export function rebuild(snapshot: string | undefined, lines: readonly Line[]): Table | undefined {
  const kept: { version: number; table: Table } = snapshot ? JSON.parse(snapshot) : { version: SNAPSHOT, table: bare() }
  if (kept.version !== SNAPSHOT) return undefined
  for (const line of lines) redo(kept.table, readLine(line))
  return kept.table
}

/** What somebody missed since they were last here, up to a bound: from the store, and from what is on its way there. */
export async function missed(
  { store, limits }: Pick<Ports, 'store' | 'limits'>,
  table: Table,
  unwritten: readonly Line[],
  viewpoint: Viewpoint,
  seen: number,
): Promise<Step[]> {
  const after = Math.max(seen, table.seq - limits.logSteps)
  const from = Math.min(table.play?.from ?? Infinity, after + 1)
  const onTheWay = unwritten.filter(({ seq }) => seq >= from)
  const lines = new Map((await store.lines(table.code, from)).map((line) => [line.seq, line]))
  for (const line of onTheWay) lines.set(line.seq, line)
  const steps = stepsOf(table, [...lines.values()], handSeenFrom(viewpoint), after)
  // Who may not watch a game is not told of it afterwards either.
  return seesGame(viewpoint, table) ? steps : steps.filter(({ room }) => room)
}

/** What a seat, or somebody without one, learnt in the game and heard at the table. `lines` begin at or before the deal. */
function stepsOf(table: Table, lines: readonly Line[], seat: Seat | undefined, after: number): Step[] {
  const steps: Step[] = []
  let state: State | undefined
  for (const line of lines) {
    const written = readLine(line)
    if (line.seq === table.play?.from) state = dealAgain(table, table.play, written)
    const { deed, drawn = [] } = written
    if (state && deed.kind === 'played') {
      play(gameOf(table), state, deed.seat, deed.move, fromTape(drawn).chance, deed.by)
    }
    if (line.seq <= after) continue
    if (deed.kind === 'said') steps.push({ seq: line.seq, room: [deed] })
    else if (state && (deed.kind === 'played' || deed.kind === 'dealt')) steps.push(stepOf(state, line.seq, seat))
  }
  return steps
}

function dealAgain(table: Table, { terms }: Play, { drawn = [] }: Written): State {
  return setUp(gameOf(table), terms, fromTape(drawn).chance)
}

function stepOf(state: State, seq: number, seat: Seat | undefined): Step {
  if (seat === undefined) return { seq, news: watch(state).table.news }
  const { table, hand } = look(state, seat)
  return hand.news.length > 0 ? { seq, news: table.news, mine: hand.news } : { seq, news: table.news }
}

/** A game at a table that has ended, by whatever end: all that was written of it, and who sat there when it was dealt. */
interface Ended {
  readonly table: Table
  readonly play: Play
  readonly dealt: readonly number[]
  readonly entries: readonly Entry[]
  readonly people: readonly Sitter[]
}

/** For a device that sat there. While the game runs nobody gets it. */
function endedFor(device: Device, round: number, lines: readonly Line[]): Ended | undefined {
  const table = bare()
  const entries: Entry[] = []
  let dealt: readonly number[] | undefined
  let people: readonly Sitter[] = []
  let sat = false
  for (const line of lines) {
    const written = readLine(line)
    const { deed, drawn = [] } = written
    // Another game begins: this one has ended.
    if (deed.kind === 'again' && table.round === round) break
    // The moves of other games do not bear on this one.
    if (deed.kind === 'played' && table.round !== round) continue
    redo(table, written)
    if (table.round !== round) continue
    if (deed.kind === 'dealt') {
      dealt = drawn
      people = table.chairs.map((_, seat) => sitterOf(chairAt(table, seat)))
    }
    sat ||= dealt !== undefined && sitsAt(table, device)
    if (deed.kind === 'played') entries.push(entryOf(deed, drawn))
  }
  const ended = table.stage === 'over' || table.stage === 'closed' || table.stage === 'abandoned'
  return sat && dealt && ended && table.play ? { table, play: table.play, dealt, entries, people } : undefined
}

function sitterOf({ name, mark, device }: Chair): Sitter {
  return { name, mark, bot: device === null }
}

/** The record of one game at a table, as a file, for a device that sat there. */
export function recordFor(device: Device, round: number, lines: readonly Line[]): string | undefined {
  const ended = endedFor(device, round, lines)
  if (!ended) return undefined
  const { table, play, dealt, entries } = ended
  const sealed: Sealed = { terms: play.terms, dealt, entries }
  const ranking = gameOf(table).ranking(play.state.table)
  // Only a game that came to its end opens the seed.
  return write(ranking ? { ...sealed, closing: { ranking, seed: table.seed, chain: play.chain } } : sealed)
}

/** Who sat where in that game, for the same devices: a record knows chairs alone. */
export function peopleFor(device: Device, round: number, lines: readonly Line[]): readonly Sitter[] | undefined {
  return endedFor(device, round, lines)?.people
}

function entryOf({ seat, move, by }: Deed & { kind: 'played' }, drawn: readonly number[]): Entry {
  return by ? { seat, move, drawn, by } : { seat, move, drawn }
}
