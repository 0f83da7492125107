import { type Cue, cue } from '../../kernel/cue.ts'
import type { DiceNews } from './state.ts'

/** To what in the news puppets might have something to say. */
export function cues(news: DiceNews): readonly Cue[] {
  if (news.kind === 'bid') return [cue(news.seat, 'claims')]
  if (news.kind === 'out') return [cue(news.seat, 'harmed')]
  if (news.kind !== 'lifted') return []
  const { seat, call, bid, found } = news
  if (call === 'exact') return [cue(seat, found === bid.count ? 'right' : 'wrong')]
  return found < bid.count
    ? [cue(bid.seat, 'caught'), cue(seat, 'right')]
    : [cue(bid.seat, 'vindicated'), cue(seat, 'wrong')]
}
