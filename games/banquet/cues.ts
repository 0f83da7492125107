import { type Cue, cue } from '../../kernel/cue.ts'
import type { News } from './news.ts'

/** To what in the news puppets might have something to say. */
export function cues(news: News): readonly Cue[] {
  switch (news.kind) {
    case 'poured':
    case 'toast':
      return [cue(news.seat, 'claims')]
    case 'drunk':
      return news.goblets.map(({ seat, poisoned }) => cue(seat, poisoned ? 'harmed' : 'vindicated'))
    default:
      return []
  }
}
