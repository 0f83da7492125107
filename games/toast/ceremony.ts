/** What holds the table: a Toast as at every banquet, and the end of the grievances, hand after hand. */
import type { Pomp } from '../../kernel/game.ts'
import type { News } from '../../kernel/state.ts'
import { ceremony as drinking } from '../banquet/ceremony.ts'
import type { ToastNews } from './state.ts'

/** A hand comes up after the other. */
export const HAND = 900
const READ = 5000

type Accused = Extract<ToastNews, { readonly kind: 'accused' }>

export const accusedIn = (news: readonly News[]) =>
  (news as readonly ToastNews[]).filter((one): one is Accused => one.kind === 'accused')

/** Whether the grievances have just come to their end: the last ones point because nobody else is left. */
export function hasClosed(news: readonly News[]): boolean {
  return accusedIn(news).some(({ forced }) => forced)
}

export function ceremony(news: readonly News[]): Pomp | undefined {
  const drunk = drinking(news)
  if (drunk || !hasClosed(news)) return drunk
  const hush = accusedIn(news).length * HAND
  return { hush, length: hush + READ }
}
