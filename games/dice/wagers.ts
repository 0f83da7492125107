import type { Wagers } from '../../kernel/wager.ts'
import { writeBid } from './claims.ts'
import type { Dice } from './state.ts'

export const wagers: Wagers<Dice> = {
  claims: (news) => news.flatMap((one) => (one.kind === 'bid' ? [{ seat: one.seat, what: writeBid(one) }] : [])),
  settles: ({ kind }) => kind === 'lifted',
}
