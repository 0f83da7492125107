/** Who of those that drank is poisoned, in a line; the reader, if it is one of them, first. */
import type { Drinking } from '../../../games/banquet/ceremony.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import { listed } from '../../app/language.ts'
import { tableWords as t } from './words.ts'

interface Told {
  readonly drinking: Drinking
  readonly seat: Seat | null
  readonly name: Name
}

export function headline({ drinking: { by, goblets }, seat, name }: Told): string {
  const dead = goblets.flatMap((one) => (one.poisoned ? [one.seat] : []))
  const one = sure(goblets[0], 'goblet').seat
  if (by === 'one' && dead.length === 0) return one === seat ? t().youSurvived : t().survived(name(one))
  if (dead.length === 0) return t().nobodyDied
  const others = dead.filter((who) => who !== seat).map(name)
  if (others.length === dead.length) return t().poisoned(listed(others), dead.length)
  return others.length === 0 ? t().youPoisoned : t().alsoPoisoned(listed([t().youToo, ...others]))
}
