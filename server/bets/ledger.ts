/** The bets at one table as they are written, line by line, beside its deeds and not among them: those are counted, and all hear the count. */
import type { Belief } from '../../kernel/calibration.ts'
import type { Seat } from '../../kernel/state.ts'
import { betsOf } from '../../protocol/bets.ts'
import type { Line, TableWrite } from '../store/store.ts'
import type { Device } from '../table/deed.ts'
import { renamed } from '../table/forgetting.ts'
import { Later } from '../table/later.ts'

/** `on` and `seat` are the step and who said something in it; `after` is the last step that had been made by then. */
export interface Staked extends Belief {
  readonly kind: 'bet'
  readonly round: number
  readonly device: Device
  readonly name?: string
  readonly on: number
  readonly seat: Seat
  readonly after: number
}

interface Written {
  readonly at: number
  readonly deed: Staked | { readonly kind: 'forgotten' }
}

/** As much of it as says whether one more may be written. */
export interface Ledger {
  readonly seq: number
  readonly at: number
  /** The game that was last bet on, and how often each device did. */
  readonly round: number
  readonly counts: Readonly<Record<Device, number>>
}

const EMPTY: Ledger = { seq: 0, at: 0, round: 0, counts: {} }
/** Snapshots of another version are left aside. */
const VERSION = 1

function readDeed({ text }: Line): Written {
  return JSON.parse(text)
}

function after({ seq, round, counts }: Ledger, { at, deed }: Written): Ledger {
  if (deed.kind === 'forgotten') return { seq: seq + 1, at, round, counts }
  if (deed.kind !== 'bet') throw new Later(String((deed as { kind: unknown }).kind))
  const known = deed.round === round ? counts : {}
  const count = (known[deed.device] ?? 0) + 1
  return { seq: seq + 1, at, round: deed.round, counts: { ...known, [deed.device]: count } }
}

/** From its last snapshot and the lines after it; undefined if these are not all that is needed. */
export function rebuild(snapshot: string | undefined, lines: readonly Line[]): Ledger | undefined {
  const kept: { version: number; ledger: Ledger } = snapshot
    ? JSON.parse(snapshot)
    : { version: VERSION, ledger: EMPTY }
  if (kept.version !== VERSION || (lines[0]?.seq ?? kept.ledger.seq + 1) !== kept.ledger.seq + 1) return undefined
  return lines.map(readDeed).reduce(after, kept.ledger)
}

/** One more line. In lists it is a table that was cleared. */
export function written(code: string, ledger: Ledger, deed: Staked, command: string, now: number): TableWrite {
  const line: Written = { at: Math.max(now, ledger.at), deed }
  const next = after(ledger, line)
  const { seq, at, round, counts } = next
  const persons = Object.keys(counts).length
  const card = { code: betsOf(code), game: 'bets', seats: persons, persons, stage: 'closed', guarded: false } as const
  return {
    code: betsOf(code),
    lines: [{ seq, command, text: JSON.stringify(line), chain: '' }],
    summary: {
      card: { ...card, round, touched: at, listed: 'link' },
      due: null,
      inside: { asked: null, ended: 0 },
    },
    joined: [deed.device],
    ...(seq === 1 && { opened: { device: deed.device, command } }),
    snapshot: { seq, text: JSON.stringify({ version: VERSION, ledger: next }) },
  }
}

/** What was bet on a game, in the order in which it was said. */
export function stakedOn(round: number, lines: readonly Line[]): Staked[] {
  return lines.flatMap((line) => {
    const { deed } = readDeed(line)
    return deed.kind === 'bet' && deed.round === round ? [deed] : []
  })
}

/** What was bet stays, and whose it was is nobody's. The last line is new. */
export function withoutBetter(lines: readonly Line[], device: Device, other: Device, now: number): Line[] {
  const nameless = lines.map((line) => {
    const { at, deed } = readDeed(line)
    const isTheirs = deed.kind === 'bet' && deed.device === device
    const { name: _, ...rest } = deed as Staked
    const text = isTheirs ? JSON.stringify({ at, deed: { ...rest, device: other } }) : line.text
    return { ...line, text, command: line.command && renamed(line.command, device, other) }
  })
  const forgotten: Written = { at: now, deed: { kind: 'forgotten' } }
  return [...nameless, { seq: lines.length + 1, command: null, text: JSON.stringify(forgotten), chain: '' }]
}
