import { type Cue, cue } from '../../kernel/cue.ts'
import type { RatsNews } from './state.ts'

/** To what in the news puppets might have something to say. */
export function cues(news: RatsNews): readonly Cue[] {
  switch (news.kind) {
    case 'announced':
      return [cue(news.seat, 'claims')]
    case 'revealed':
      return news.verdict === 'false'
        ? [cue(news.giver, 'caught'), cue(news.seat, 'right')]
        : [cue(news.giver, 'vindicated'), cue(news.seat, 'wrong')]
    case 'killed':
      return [cue(news.seat, 'harmed')]
    default:
      return []
  }
}
