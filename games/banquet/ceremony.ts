/** The Toast, second by second: everybody raises at once, then goblet after goblet is emptied. */
import type { Pomp } from '../../kernel/game.ts'
import type { News } from '../../kernel/state.ts'
import type { Drunk, News as Told } from './news.ts'

const RAISE = 2000
const GOBLET = 900
const PAUSE = 500
const READ = 9000
const READ_ONE = 3500

/** What was drunk: by all at once, or by one alone. */
export interface Drinking {
  readonly goblets: readonly Drunk[]
  readonly by: 'all' | 'one'
}

export function drinkingIn(news: readonly News[]): Drinking | undefined {
  for (const one of news as readonly Told[]) {
    if (one.kind === 'drunk') return { goblets: one.goblets, by: 'all' }
    if (one.kind === 'drank') return { goblets: [one.drunk], by: 'one' }
  }
  return undefined
}

/** When the n-th goblet is emptied. */
export const emptied = (n: number, by: Drinking['by']) => (by === 'one' ? RAISE / 2 : RAISE) + n * GOBLET

export function ceremony(news: readonly News[]): Pomp | undefined {
  const drinking = drinkingIn(news)
  if (!drinking) return undefined
  const { goblets, by } = drinking
  const hush = emptied(goblets.length, by) + PAUSE
  return { hush, length: hush + (by === 'one' ? READ_ONE : READ) }
}
