import type { OwnState } from './state.ts'

/** What is wrong with a state that no game could come to. */
export function sound({ table, hands }: OwnState): string | undefined {
  for (const [seat, { card, news }] of hands.entries()) {
    if (card < 1 || card > table.highest) return `seat ${seat} holds a ${card}` // W1.1
    if ((table.shown[seat] ?? card) !== card) return `seat ${seat} showed another card`
    if (news.some((told) => told.card !== card)) return `seat ${seat} was dealt another card`
  }
  return undefined
}
