import type { Wagers } from '../../kernel/wager.ts'
import type { Rats } from './state.ts'

export const wagers: Wagers<Rats> = {
  claims: (news) =>
    news.flatMap((one) => (one.kind === 'announced' ? [{ seat: one.seat, what: String(one.claim) }] : [])),
  // Dice that are shaken again take along what was said of them.
  settles: ({ kind }) => kind === 'revealed' || kind === 'shook' || kind === 'over',
}
