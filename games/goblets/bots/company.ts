/**
 * How a course goes on as the hard one sees it: the others pour their wine first, mostly into their own goblet, then look into it; the
 * hard one itself goes on as it would play then.
 */
import { at, sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Court, Temper } from '../../banquet/bots/court.ts'
import { PATIENT } from '../../banquet/bots/manners.ts'
import { houseOf } from '../../banquet/houses.ts'
import { share } from '../../banquet/imagine/stock.ts'
import { POUR } from '../../banquet/movelist.ts'
import type { Goblets, GobletsState, Move } from '../state.ts'
import { court } from './court.ts'

/** How likely somebody who can look does. */
const CURIOUS = 0.85
/** How often wine goes into one's own goblet. */
const SELFISH = 0.8

/** The company of this seat, which plays on in this temper. */
export function companyOf(own: Seat, temper: Temper): Court<Goblets> {
  return {
    ...court,
    temper: (seat) => (seat === own ? temper : PATIENT),
    reflex(state, seat, open, chance) {
      const known = court.reflex(state, seat, open, chance)
      if (known || state.table.stage !== 'turn') return known
      const wine = seat === own ? undefined : firstWine(state, seat, open, chance)
      return wine ?? firstLook(state, seat, open, chance)
    },
  }
}

function firstWine(
  { table, hands }: GobletsState,
  seat: Seat,
  open: readonly Move[],
  chance: Chance,
): Move | undefined {
  if (sure(hands[seat], 'hand').tokens.wine === 0 || open.some(({ kind }) => kind === 'toast')) return undefined
  const isSelfish = table.mode !== 'duel' && share(chance) < SELFISH
  const place = isSelfish ? houseOf(table, seat) : chance(table.standing.length)
  return at(POUR.wine, place, 'place')
}

function firstLook({ hands }: GobletsState, seat: Seat, open: readonly Move[], chance: Chance): Move | undefined {
  const { tokens, memory } = sure(hands[seat], 'hand')
  if (tokens.wine > 0 || memory.some(({ kind }) => kind === 'look') || share(chance) > CURIOUS) return undefined
  // Who could toast has better things to do.
  return open.some(({ kind }) => kind === 'toast') ? undefined : open.find(({ kind }) => kind === 'peek')
}
