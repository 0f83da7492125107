/** How long the log keeps a line: as long as the memory dial lets the table remember it. */
import type { News, Secret } from '../../../games/banquet/news.ts'
import type { Dial } from '../../../games/banquet/state.ts'

/** What just happened stays for a while, as it would in anybody's head. */
const A_WHILE = 6

/** Who poured where: only where the table keeps a record. */
const POURS: ReadonlySet<string> = new Set<News['kind']>(['poured', 'doubling'])
/** What followed the goblets would need to know. */
const TRAILS: ReadonlySet<string> = new Set<News['kind']>(['peeked', 'rotated', 'swapped', 'veiled', 'dipped', 'took'])
const SIGHTS: ReadonlySet<string> = new Set<Secret['kind']>(['saw', 'poured', 'took', 'veiled'])

export function lasts(dial: Dial, kind: string, whose: 'game' | 'mine'): number {
  if (whose === 'mine') return dial === 'none' && SIGHTS.has(kind) ? 0 : Infinity
  if (POURS.has(kind)) return dial === 'record' ? Infinity : A_WHILE
  return dial === 'none' && TRAILS.has(kind) ? A_WHILE : Infinity
}
