import { forkedHand, forkedTable } from '../../etiquette/bots/fork.ts'
import type { ToastState } from '../state.ts'

export function fork({ agenda, table, hands, box }: ToastState): ToastState {
  return {
    agenda: { question: agenda.question, asked: [...agenda.asked] },
    table: {
      ...table,
      ...forkedTable(table),
      news: [],
      queue: [...table.queue],
      again: [...table.again],
      chain: [...table.chain],
      breaches: [...table.breaches],
      full: [...table.full],
    },
    hands: hands.map((hand) => ({ ...hand, ...forkedHand(hand), returned: { ...hand.returned } })),
    box: { goblets: box.goblets.map((goblet) => ({ ...goblet })), bag: { ...box.bag } },
  }
}
