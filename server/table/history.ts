/** The past, told again from what was written down: to one seat, or as a record of the whole game. */
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { fromTape } from '../../kernel/chance.ts'
import { setUp } from '../../kernel/game.ts'
import { type Entry, play as kernelPlay } from '../../kernel/match.ts'
import { type Sealed, write } from '../../kernel/record.ts'
import type { Sitter } from '../../protocol/room.ts'
import type { Ports } from '../ports.ts'
import type { Line } from '../store/store.ts'
import { redo } from './conduct.ts'
import { type Deed, type Device, isNextGame, type Written } from './deed.ts'
import { seeThatKnown } from './later.ts'
import { Past } from './past.ts'
import { bare, type Chair, chairAt, gameOf, type Play, sitsAt, type Table } from './table.ts'

export function readLine({ text }: Line): Written {
  return JSON.parse(text)
}

/** Whose table it is, if it is a circle's. */
export function circleAmong(lines: readonly Line[]): string | undefined {
  const circles = lines.flatMap((line) => {
    const { deed } = readLine(line)
    return deed.kind === 'opened' || deed.kind === 'circled' ? (deed.circle ?? []) : []
  })
  return circles.at(-1)
}

/** Snapshots of another version are left aside: the lines are the truth. Count it up when a table's shape changes. */
export const SNAPSHOT = 10

export function snapshotOf(table: Table): string {
  return JSON.stringify({ version: SNAPSHOT, table })
}

/** A table from its snapshot, if there is one, and the lines after it; undefined if the snapshot is of another version, or of another past. */
export function rebuild(snapshot: string | undefined, lines: readonly Line[]): Table | undefined {
  const kept: { version: number; table: Table } = snapshot ? JSON.parse(snapshot) : { version: SNAPSHOT, table: bare() }
  if (kept.version !== SNAPSHOT) return undefined
  if (snapshot) seeThatKnown(kept.table.settings)
  for (const line of lines) {
    const written = readLine(line)
    if (snapshot && written.deed.kind === 'forgotten') return undefined
    redo(kept.table, written)
  }
  return kept.table
}

/**
 * The past of a table that was not in memory, from its lines: those since the deal, or, where too much has happened since
 * then, those since the last snapshot. `unwritten` is what is on its way to the store.
 */
export async function readPast(
  { store, limits }: Pick<Ports, 'store' | 'limits'>,
  { code, seq, play }: Table,
  unwritten: readonly Line[],
): Promise<Past> {
  const past = new Past(limits.logSteps)
  const talk = Math.max(1, seq - limits.logSteps + 1)
  const from = Math.min(play?.from ?? talk, talk)
  const far = seq - from > limits.pastLines
  const kept = far ? await store.load(code) : { lines: await store.lines(code, from) }
  const table = (far && rebuild(kept?.snapshot, [])) || { ...bare(), seq: from - 1 }
  const lines = new Map([...(kept?.lines ?? []), ...unwritten].map((line) => [line.seq, line]))
  // Another house may have written more since.
  for (const line of lines.values()) if (line.seq > table.seq && line.seq <= seq) retell(table, play, line, past)
  return past
}

/** Plays a line again as far as it belongs to the game that lies on the table, and notes what was told of it. */
function retell(table: Table, play: Play | null, line: Line, past: Past): void {
  const { deed, drawn = [] } = readLine(line)
  table.seq = line.seq
  if (play && line.seq === play.from) {
    const { terms } = play
    const game = sure(findGame(terms.game), 'game of this name')
    table.settings = { ...table.settings, game: terms.game }
    table.play = { ...play, state: setUp(game, terms, fromTape(drawn).chance) }
  }
  if (table.play && deed.kind === 'played') {
    kernelPlay(gameOf(table), table.play.state, deed.seat, deed.move, fromTape(drawn).chance, deed.by)
  }
  past.note(table, deed)
}

/** A game at a table that has ended, by whatever end: all that was written of it, and who sat there when it was dealt. */
export interface Ended {
  readonly table: Table
  readonly play: Play
  readonly dealt: readonly number[]
  readonly entries: readonly Entry[]
  readonly chairs: readonly Chair[]
  /** When it ended. */
  readonly at: number
}

/** For whom `isTheirs` says that it was their game. While the game runs nobody gets it. */
export function endedAt(
  round: number,
  lines: readonly Line[],
  isTheirs: (table: Table) => unknown = () => true,
): Ended | undefined {
  const table = bare()
  const entries: Entry[] = []
  let dealt: readonly number[] | undefined
  let chairs: readonly Chair[] = []
  let ended = 0
  let theirs: unknown = false
  for (const line of lines) {
    const written = readLine(line)
    const { deed, drawn = [] } = written
    // Another game begins: this one has ended.
    if (isNextGame(deed) && table.round === round) break
    // The moves of other games do not bear on this one.
    if (deed.kind === 'played' && table.round !== round) continue
    redo(table, written)
    if (table.round !== round) continue
    if (deed.kind === 'dealt') {
      dealt = drawn
      chairs = table.chairs.map((_, seat) => ({ ...chairAt(table, seat) }))
    }
    // Asked at each line: seats change hands in the middle of a game.
    theirs = (dealt && isTheirs(table)) || theirs
    if (deed.kind !== 'played') continue
    entries.push(entryOf(deed, drawn))
    ended = written.at
  }
  const { stage, play } = table
  const isOver = stage === 'over' || stage === 'closed' || stage === 'abandoned'
  return theirs && dealt && isOver && play ? { table, play, dealt, entries, chairs, at: ended } : undefined
}

export function endedFor(device: Device, round: number, lines: readonly Line[]): Ended | undefined {
  return endedAt(round, lines, (table) => sitsAt(table, device))
}

function sitterOf({ name, mark, device, program }: Chair): Sitter {
  return { name, mark, bot: device === null || program !== null }
}

export const sealedOf = ({ play, dealt, entries }: Ended): Sealed => ({ terms: play.terms, dealt, entries })

/** The record of one game at a table, as a file. */
export function recordOf(ended: Ended | undefined): string | undefined {
  if (!ended) return undefined
  const { table, play } = ended
  const sealed = sealedOf(ended)
  const ranking = gameOf(table).ranking(play.state.table)
  // Only a game that came to its end opens the seed.
  return write(ranking ? { ...sealed, closing: { ranking, seed: table.seed, chain: play.chain } } : sealed)
}

/** Who sat where in that game: a record knows chairs alone. */
export function peopleOf(ended: Ended | undefined): readonly Sitter[] | undefined {
  return ended?.chairs.map(sitterOf)
}

function entryOf({ seat, move, by }: Deed & { kind: 'played' }, drawn: readonly number[]): Entry {
  return by ? { seat, move, drawn, by } : { seat, move, drawn }
}
