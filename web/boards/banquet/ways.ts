/** Which way goblets went, as everybody saw it. */
import type { News } from '../../../games/banquet/news.ts'
import type { Place } from '../../../games/banquet/state.ts'

/** For a place where a goblet arrived: the places it came along, the last being this one. */
type Ways = ReadonlyMap<Place, readonly Place[]>

export function waysOf(news: readonly News[], places: number): Ways {
  const ways = new Map<Place, readonly Place[]>()
  for (const one of news) {
    if (one.kind === 'swapped') {
      const [a, b] = one.goblets
      ways.set(a.place, [b.place, a.place])
      ways.set(b.place, [a.place, b.place])
    }
    if (one.kind !== 'rotated') continue
    const step = Math.sign(one.by)
    for (let to = 0; to < places; to++) {
      const back = Array.from({ length: Math.abs(one.by) + 1 }, (_, n) => (to - step * n + 2 * places) % places)
      ways.set(to, back.reverse())
    }
  }
  return ways
}
