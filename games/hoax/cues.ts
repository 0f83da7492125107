import { type Cue, cue } from '../../kernel/cue.ts'
import type { HoaxNews } from './news.ts'

/** To what in the news puppets might have something to say. */
export function cues(news: HoaxNews): readonly Cue[] {
  switch (news.kind) {
    case 'earned':
    case 'taxed':
    case 'immune':
      return [cue(news.seat, 'claims')]
    case 'spoke':
      return news.claims.map(({ seat }) => cue(seat, 'claims'))
    case 'took from':
      return [cue(news.seat, 'claims'), cue(news.from, 'harmed')]
    case 'confessed':
      return [cue(news.seat, 'caught')]
    case 'proved':
      return [cue(news.seat, 'vindicated')]
    case 'unmasked':
      return news.out === news.of
        ? [cue(news.of, 'caught'), cue(news.by, 'right')]
        : [cue(news.of, 'vindicated'), cue(news.by, 'wrong')]
    default:
      return []
  }
}
