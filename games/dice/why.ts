import { lowest, moves } from './moves.ts'
import { type Lifted, winner } from './scoring.ts'
import { type DiceView, diceOn, type Move } from './state.ts'

/** The clause that keeps a kind of move closed. */
export function why(view: DiceView, kind: Move['kind']): string | undefined {
  const { table, agenda, seat } = view
  if (moves(view).some((move) => move.kind === kind)) return undefined
  if (winner(table) !== undefined) return 'L7.2'
  if (table.dice[seat] === 0) return 'L7.1'
  if (agenda.asked[0] !== seat) return 'L2.2'
  if (kind === 'bid') return 'L5.4'
  return kind === 'exact' ? 'L6.1' : 'L5.1'
}

/** The clause that keeps one bid closed to whoever may bid others; undefined if it is open. */
export function whyBid({ table }: Pick<DiceView, 'table'>, count: number, face: number): string | undefined {
  if (face < lowest(table.options.ones)) return 'L4.2'
  if (count > diceOn(table)) return 'L3.3'
  const bid = table.bids.at(-1)
  const isHigher = !bid || count > bid.count || (count === bid.count && face > bid.face)
  return isHigher ? undefined : 'L3.2'
}

/** The clause by which a call was settled. */
export function whySettled({ call, bid, found }: Lifted): string {
  if (call === 'exact') return found === bid.count ? 'L6.2' : 'L6.3'
  return found >= bid.count ? 'L5.2' : 'L5.3'
}
