/** The lifting of the wall, second by second. Everybody's starts when the news arrive, so everybody sees it in step. */
import type { RatsNews } from '../../../games/rats/state.ts'

export type Revealed = RatsNews & { readonly kind: 'revealed' }

export const LIFT = 900
export const DIE = 650
const PAUSE = 700
const READ = 4500

export function revealedIn(news: readonly RatsNews[]): Revealed | undefined {
  return news.find((one) => one.kind === 'revealed')
}

/** When the last die lies open and the verdict falls. */
export function verdictAt({ dice }: Revealed): number {
  return LIFT + DIE * dice.length + PAUSE
}

export function ceremonyLength(news: readonly RatsNews[]): number {
  const revealed = revealedIn(news)
  return revealed ? verdictAt(revealed) + READ : 0
}
