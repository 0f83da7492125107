/**
 * What one device saw of a game while it was played, and whether the record that the house hands out afterwards agrees with it.
 * A record alone only agrees with itself: a house could write another letter into it, or another move. What a device kept
 * before it gave anything away cannot be changed by the house any more.
 */
import * as v from 'valibot'
import { agreement, promise, receipts, type Start, type Terms } from './fair.ts'
import { chains, type Sealed } from './record.ts'
import { type Seat, same } from './state.ts'
import { startsOf } from './verify.ts'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))

/**
 * Bytes of this device, and how far they got: their promise was sent, or acknowledged; they were sent to be opened, in time by
 * the device's own clock; or that was acknowledged too.
 */
const given = v.strictObject({ seat, bytes: hash, got: v.picklist(['offered', 'promised', 'sent', 'in']) })

/** A start of the deal, as it was seen before anything was opened in it. */
const seen = v.strictObject({
  commitment: hash,
  /** The promises of all, as they stood when they were to be opened. */
  promises: v.exactOptional(v.array(v.nullable(hash))),
  /** What the house said then that the luck would hang on; an older house said nothing of it. */
  agreement: v.exactOptional(hash),
  mine: v.array(given),
})

/** A move of this device that was acknowledged, with its receipt. */
const done = v.strictObject({
  /** What it was asked under: said again it is the same move. */
  id: v.exactOptional(v.string()),
  seat,
  move: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((move) => typeof move.kind === 'string'),
    v.transform((move) => move as { readonly kind: string }),
  ),
  receipt: hash,
})

const witness = v.strictObject({
  humbug: v.literal('witness'),
  table: v.string(),
  /** Whether the line held from the first start that was seen to the deal: then no start can have been missed. */
  line: v.picklist(['held', 'broken']),
  starts: v.array(seen),
  moves: v.array(done),
})
export type Given = v.InferOutput<typeof given>
export type Seen = v.InferOutput<typeof seen>
export type Done = v.InferOutput<typeof done>
export type Witness = v.InferOutput<typeof witness>

/** What a device wrote down, from a file; undefined if it is none. */
export function readWitness(text: string): Witness | undefined {
  try {
    const parsed = v.safeParse(witness, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** `unseen`: the device was not there, or keeps it no longer; it can say nothing about it. */
type Compared = 'same' | 'different' | 'unseen'

/** `left out`: the record says, and shows to all, that this device did not open in time. It had not sent its bytes. */
type Bytes = Compared | 'left out'

export interface Testimony {
  /** The sealed letters that this device was shown before anything was opened. */
  readonly commitment: Compared
  readonly promises: Compared
  /** What the deal that was dealt hangs on, as it was said before anything was opened. */
  readonly agreement: Compared
  readonly bytes: Bytes
  readonly moves: Compared
  /** How many moves with a receipt were compared. */
  readonly receipts: number
}

/** Compares what a device saw with a record that is whole in itself. */
export function testify({ table, line, starts, moves }: Witness, sealed: Sealed): Testimony {
  const ours = table === sealed.terms.table
  const written = startsOf(sealed.terms)
  const missed = line === 'held' && starts.length < written.length
  const all = <T>(things: readonly T[], holds: (thing: T) => boolean): Compared => {
    if (things.length === 0) return 'unseen'
    return ours && things.every(holds) ? 'same' : 'different'
  }
  return {
    commitment: all(starts, ({ commitment }) => !missed && written.some((start) => start.commitment === commitment)),
    promises: all(
      starts.filter(({ promises }) => promises),
      (one) => written.some((start) => samePromises(one, start)),
    ),
    agreement: ours ? agreementIn(starts, sealed.terms) : all(starts.filter(hasAgreement), () => false),
    bytes: ours ? bytesIn(starts, written, table) : all(mineOf(starts), () => false),
    moves: all(moves, found(sealed, sealed.closing ? chains(sealed).slice(1) : [])),
    receipts: moves.length,
  }
}

/** Does anything that the device saw speak against the record? */
export function contradicts({ commitment, promises, agreement, bytes, moves }: Testimony): boolean {
  return [commitment, promises, agreement, bytes, moves].includes('different')
}

const hasAgreement = (start: Seen): boolean => start.agreement !== undefined

/** Each start must be what was said of it; but only what was said of the last says anything of the luck. */
function agreementIn(starts: readonly Seen[], terms: Terms): Compared {
  const written = startsOf(terms).map((start, at, all) => {
    return { ...start, agreement: agreement({ ...terms, ...start, restarts: all.slice(0, at) }) }
  })
  const said = starts.filter(hasAgreement)
  const fits = ({ commitment, agreement }: Seen) =>
    written.some((start) => start.commitment === commitment && start.agreement === agreement)
  if (!said.every(fits)) return 'different'
  return said.some(({ agreement }) => agreement === written.at(-1)?.agreement) ? 'same' : 'unseen'
}

function samePromises({ commitment, promises = [] }: Seen, start: Start): boolean {
  return (
    start.commitment === commitment &&
    same(
      promises,
      start.devices.map((device) => device?.promise ?? null),
    )
  )
}

const mineOf = (starts: readonly Seen[]): readonly Given[] => starts.flatMap(({ mine }) => mine)

/** Whether all that this device gave is where it belongs. Each of its seats stands for itself; the worst is told. */
function bytesIn(starts: readonly Seen[], written: readonly Start[], table: string): Bytes {
  const seats = [...new Set(mineOf(starts).map((one) => one.seat))]
  const each = seats.map((mySeat) => bytesOf(mySeat, starts, written, table))
  const worst = (['different', 'left out', 'same'] as const).find((one) => each.includes(one))
  return worst ?? 'unseen'
}

function bytesOf(mySeat: Seat, starts: readonly Seen[], written: readonly Start[], table: string): Bytes {
  let outcome: Bytes = 'unseen'
  for (const { commitment, ...start } of written) {
    const seenThen = starts.find((one) => one.commitment === commitment)
    const mine = seenThen?.mine.filter((one) => one.seat === mySeat) ?? []
    const theirs = start.devices[mySeat] ?? null
    // Two windows of a device may both offer some, and one of them is too late.
    const fits = mine.find((one) => theirs?.promise === promise(table, mySeat, one.bytes))
    if (theirs && !fits) return 'different'
    if (!theirs && mine.some(({ got }) => got !== 'offered')) return 'different'
    if (theirs?.opened === undefined && (fits?.got === 'sent' || fits?.got === 'in')) return 'different'
    // Once out, a device adds nothing to later starts.
    if (theirs && theirs.opened === undefined) return 'left out'
    outcome = theirs ? 'same' : 'left out'
  }
  return outcome
}

/** A receipt fits one line only: that of the move that was acknowledged with it. */
function found({ entries, closing }: Sealed, links: readonly string[]): (done: Done) => boolean {
  const receiptOf = closing ? receipts(closing.seed) : () => ''
  const lines = new Map(links.map((link, at) => [receiptOf(link), entries[at]]))
  return ({ receipt, seat, move }) => {
    const entry = lines.get(receipt)
    // Who is given one receipt for two moves has none for the second.
    lines.delete(receipt)
    return entry !== undefined && entry.seat === seat && entry.by === undefined && same(entry.move, move)
  }
}
