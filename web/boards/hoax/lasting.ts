/** How long the log keeps a line: it remembers for nobody what the notes of this table do not. */
import type { HoaxNews, HoaxSecret } from '../../../games/hoax/news.ts'
import type { Options } from '../../../games/hoax/state.ts'

/** What just happened stays for a while, as it would in anybody's head. */
const A_WHILE = 12

/** Who claimed what, and who believed it. */
const CLAIMS: ReadonlySet<string> = new Set<HoaxNews['kind']>([
  ...(['taxed', 'earned', 'took from', 'spoke', 'immune'] as const),
  ...(['accused', 'voted', 'confessed', 'fell', 'questioned', 'answered'] as const),
])
const SIGHTS: ReadonlySet<string> = new Set<HoaxSecret['kind']>(['saw', 'showed', 'guessed'])

export function lasts(notes: Options['notes'], kind: string, whose: 'game' | 'mine'): number {
  // My own role is looked up by holding the card, never in a list that lies open.
  if (kind === 'dealt') return -1
  if (whose === 'mine') return notes === 'nothing' && SIGHTS.has(kind) ? A_WHILE : Infinity
  return notes !== 'record' && CLAIMS.has(kind) ? A_WHILE : Infinity
}
