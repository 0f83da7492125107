/** The lifting of the wall, second by second. Everybody's starts when the news arrive, so everybody sees it in step. */
import type { Pomp } from '../../kernel/game.ts'
import type { News } from '../../kernel/state.ts'
import type { RatsNews } from './state.ts'

export type Revealed = RatsNews & { readonly kind: 'revealed' }

export const LIFT = 900
export const DIE = 650
const PAUSE = 700
const READ = 4500

export function revealedIn(news: readonly News[]): Revealed | undefined {
  return (news as readonly RatsNews[]).find((one): one is Revealed => one.kind === 'revealed')
}

export function ceremony(news: readonly News[]): Pomp | undefined {
  const revealed = revealedIn(news)
  if (!revealed) return undefined
  const hush = LIFT + DIE * revealed.dice.length + PAUSE
  return { hush, length: hush + READ }
}
