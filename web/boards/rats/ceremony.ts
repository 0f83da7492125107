/** The lifting of the wall, second by second. Everybody's starts when the news arrive, so everybody sees it in step. */
import type { RatsNews } from '../../../games/rats/state.ts'
import type { Pomp } from '../board.ts'

export type Revealed = RatsNews & { readonly kind: 'revealed' }

export const LIFT = 900
export const DIE = 650
const PAUSE = 700
const READ = 4500

export function revealedIn(news: readonly RatsNews[]): Revealed | undefined {
  return news.find((one) => one.kind === 'revealed')
}

export function ceremonyOf(news: readonly RatsNews[]): Pomp | undefined {
  const revealed = revealedIn(news)
  if (!revealed) return undefined
  const hush = LIFT + DIE * revealed.dice.length + PAUSE
  return { hush, length: hush + READ }
}
