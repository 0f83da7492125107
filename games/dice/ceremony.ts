/** The lifting of the cups, second by second. Everybody's starts when the news arrive, so everybody sees it in step. */
import type { Pomp } from '../../kernel/game.ts'
import type { News } from '../../kernel/state.ts'
import type { Lifted } from './scoring.ts'
import type { DiceNews } from './state.ts'

/** One cup after the other, each so long after the last. */
export const LIFT = 600
export const CUP = 450
const PAUSE = 700
const READ = 5000

export function liftedIn(news: readonly News[]): Lifted | undefined {
  return (news as readonly DiceNews[]).find((one): one is Lifted => one.kind === 'lifted')
}

export function ceremony(news: readonly News[]): Pomp | undefined {
  const lifted = liftedIn(news)
  if (!lifted) return undefined
  const hush = LIFT + CUP * lifted.cups.filter((cup) => cup.length > 0).length + PAUSE
  return { hush, length: hush + READ }
}
