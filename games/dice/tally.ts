/** What a chronicler who sees everything counts: for simulations and for the ledger of a replay. */
import type { Seat } from '../../kernel/state.ts'
import { type Bid, countOf, type DiceState, type Move, type Table } from './state.ts'

/** How many dice bear a bid out, less those it asks for. */
export function margin({ table, hands }: Pick<DiceState, 'table' | 'hands'>, { count, face }: Bid): number {
  return hands.reduce((sum, { dice }) => sum + countOf(dice, face, table.options.ones), -count)
}

/** Whoever raises a bid, or calls it spot on, lets it stand. */
export function tally(state: DiceState, _seat: Seat, move: Move): readonly string[] {
  const bid = state.table.bids.at(-1)
  const over = bid && margin(state, bid)
  const believed = bid ? ['beliefs', ...(isFalse(over) ? ['false claims believed'] : [])] : []
  if (move.kind === 'bid') return ['claims', ...(isFalse(margin(state, move)) ? ['false claims'] : []), ...believed]
  if (move.kind === 'doubt') return ['doubts', isFalse(over) ? 'false claims caught' : 'truths doubted']
  return ['calls', ...(over === 0 ? ['calls that were spot on'] : []), ...believed]
}

const isFalse = (over = 0) => over < 0

export function ending({ news }: Table): string {
  const lifted = news.find((one) => one.kind === 'lifted')
  return lifted?.kind === 'lifted' && lifted.call === 'exact' ? 'spot on' : 'doubt'
}
