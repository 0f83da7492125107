/** To what in the news of a game somebody might have something to say. */
import { findKit } from '../../games/index.ts'
import { type Cue, cue } from '../../kernel/cue.ts'
import type { News, Seat } from '../../kernel/state.ts'

/** Every game ends with those who have won. */
function hearsEnd(news: News): readonly Cue[] {
  const { winners } = news as { winners?: readonly Seat[] }
  return news.kind === 'over' && winners ? winners.map((seat) => cue(seat, 'wins')) : []
}

/** Who hears nothing in a game still hears its end. */
export function cuesOf(game: string, news: readonly News[]): readonly Cue[] {
  const kit = findKit(game)
  return news.flatMap((one) => [...(kit?.cues?.(one) ?? []), ...hearsEnd(one)])
}
