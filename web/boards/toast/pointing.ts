/** Who points at whom (T2.1), in the order in which it was said. */

import type { House } from '../../../games/banquet/state.ts'
import { accusedIn } from '../../../games/toast/ceremony.ts'
import type { Table } from '../../../games/toast/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'

export interface Link {
  readonly from: House
  readonly to: House
  readonly how: 'chosen' | 'forced'
  /** It was said just now, as the so-manieth thing. */
  readonly fresh: number | null
}

/** The chain as far as it has been said; closed, it comes back to where it began. */
export function linksOf({ chain, targets, nobles, news }: Frozen<Table>): Link[] {
  const said = accusedIn(news)
  const ends = targets.length > 0 ? [...chain.slice(1), ...chain.slice(0, 1)] : chain.slice(1)
  return ends.map((to, nth) => {
    const from = at(chain, nth, 'link')
    const fresh = said.findIndex(({ seat }) => seat === nobles[from])
    return { from, to, how: said[fresh]?.forced ? 'forced' : 'chosen', fresh: fresh < 0 ? null : fresh }
  })
}
