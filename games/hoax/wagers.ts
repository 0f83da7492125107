import type { Wagers } from '../../kernel/wager.ts'
import { laidBy, readClaim, writeClaim } from './chronicle.claims.ts'
import type { Hoax } from './state.ts'

export const wagers: Wagers<Hoax> = {
  claims: (news) => news.flatMap(laidBy).map((laying) => ({ seat: laying.seat, what: writeClaim(laying) })),
  settles(news, { seat, what }) {
    // H9.3, H5.4
    if (news.kind === 'ended') return true
    return news.kind === 'confessed' && news.seat === seat && news.role === readClaim(what).role
  },
}
