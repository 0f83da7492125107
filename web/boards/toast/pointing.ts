/** Who points at whom (T2.1), in the order in which it was said. */

import type { House } from '../../../games/banquet/state.ts'
import type { Table, ToastNews } from '../../../games/toast/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Frozen, News } from '../../../kernel/state.ts'
import type { Pomp } from '../board.ts'

export interface Link {
  readonly from: House
  readonly to: House
  readonly how: 'chosen' | 'forced'
  /** It was said just now, as the so-manieth thing. */
  readonly fresh: number | null
}

type Accused = Extract<ToastNews, { readonly kind: 'accused' }>

const accusedIn = (news: readonly News[]) =>
  (news as readonly ToastNews[]).filter((one): one is Accused => one.kind === 'accused')

/** Whether the grievances have just come to their end: the last ones point because nobody else is left. */
export function hasClosed(news: readonly News[]): boolean {
  return accusedIn(news).some(({ forced }) => forced)
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

/** A hand comes up after the other. */
export const HAND = 900
const READ = 5000

export function ceremonyOf(news: readonly News[]): Pomp | undefined {
  if (!hasClosed(news)) return undefined
  const hush = accusedIn(news).length * HAND
  return { hush, length: hush + READ }
}
