/** What a chronicler who sees everything counts: for simulations and for the ledger of a replay. */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { type Bid, countOf, type DiceState, type Move, type Table } from './state.ts'

/** How many dice bear a bid out, less those it asks for. */
export function margin({ table, hands }: Pick<DiceState, 'table' | 'hands'>, { count, face }: Bid): number {
  return hands.reduce((sum, { dice }) => sum + countOf(dice, face, table.options.ones), -count)
}

export function tally(state: DiceState, _seat: Seat, move: Move): readonly string[] {
  if (move.kind === 'bid') return margin(state, move) < 0 ? ['bids', 'false bids'] : ['bids']
  const over = margin(state, sure(state.table.bids.at(-1), 'bid'))
  if (move.kind === 'exact') return over === 0 ? ['calls', 'calls that were spot on'] : ['calls']
  return over < 0 ? ['doubts', 'false bids caught'] : ['doubts', 'truths doubted']
}

export function ending({ news }: Table): string {
  const lifted = news.find((one) => one.kind === 'lifted')
  return lifted?.kind === 'lifted' && lifted.call === 'exact' ? 'spot on' : 'doubt'
}
