/** To what in the news of a game somebody might have something to say. */

import type { News as BanquetNews } from '../../games/banquet/news.ts'
import type { HoaxNews } from '../../games/hoax/news.ts'
import type { RatsNews } from '../../games/rats/state.ts'
import type { News, Seat } from '../../kernel/state.ts'
import type { Occasion } from '../app/quips.ts'

export interface Cue {
  readonly seat: Seat
  readonly about: Occasion
}

interface Ear<N extends News = News> {
  hears(news: N): readonly Cue[]
}

const cue = (seat: Seat, about: Occasion): Cue => ({ seat, about })

const rats: Ear<RatsNews> = {
  hears(news) {
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
  },
}

const hoax: Ear<HoaxNews> = {
  hears(news) {
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
  },
}

const banquet: Ear<BanquetNews> = {
  hears(news) {
    switch (news.kind) {
      case 'poured':
      case 'toast':
        return [cue(news.seat, 'claims')]
      case 'drunk':
        return news.goblets.map(({ seat, poisoned }) => cue(seat, poisoned ? 'harmed' : 'vindicated'))
      default:
        return []
    }
  },
}

/** Who hears nothing in a game still hears its end. */
const ears: Readonly<Record<string, Ear>> = { rats, hoax, goblets: banquet, toast: banquet }

/** Every game ends with those who have won. */
function hearsEnd(news: News): readonly Cue[] {
  const { winners } = news as { winners?: readonly Seat[] }
  return news.kind === 'over' && winners ? winners.map((seat) => cue(seat, 'wins')) : []
}

export function cuesOf(game: string, news: readonly News[]): readonly Cue[] {
  const ear = ears[game]
  return news.flatMap((one) => [...(ear?.hears(one) ?? []), ...hearsEnd(one)])
}
