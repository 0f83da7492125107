import type { Frozen } from '../../kernel/state.ts'
import type { Dial, Setting } from '../banquet/state.ts'

/**
 * T1.2: without rings no aid tracks goblets (G6.1), so the page shows nothing of what a hand remembers; in a duel none
 * ever moves. The hand remembers all the same: it holds what its owner poured and saw, no more than an
 * attentive guest knows, and a bot at a table without rings plays by it as a guest with a good memory would.
 */
export function shownDial({ rings, mode, dial }: Pick<Frozen<Setting>, 'rings' | 'mode' | 'dial'>): Dial {
  return rings !== null || mode === 'duel' ? dial : 'none'
}
