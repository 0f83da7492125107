import { forkedHand, forkedTable } from '../../etiquette/bots/fork.ts'
import type { GobletsState } from '../state.ts'

export function fork({ agenda, table, hands, box }: GobletsState): GobletsState {
  return {
    agenda: { question: agenda.question, asked: [...agenda.asked] },
    table: {
      ...table,
      ...forkedTable(table),
      news: [],
      queue: [...table.queue],
      discards: [...table.discards],
      wine: [...table.wine],
    },
    hands: hands.map((hand) => ({ ...hand, ...forkedHand(hand) })),
    box: { goblets: box.goblets.map((goblet) => ({ ...goblet })) },
  }
}
