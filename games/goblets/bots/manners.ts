/** Plays a seat of an imagined world: fast, sensible, and not always right. */
import { type Chance, pick } from '../../../kernel/chance.ts'
import { look, type Seat } from '../../../kernel/state.ts'
import { houseOf } from '../../etiquette/houses.ts'
import { isPoisoned, type Tokens } from '../../etiquette/tokens.ts'
import { moves } from '../moves.ts'
import type { GobletsState, Move } from '../state.ts'
import { beliefOf } from './belief.ts'
import { type Mind, PATIENT, worth } from './courtier.ts'

/** How far somebody who does not see what is in the goblets is off, in points. */
const ERROR = 0.15
/** In how many ways somebody thinks through his last action. */
const THOUGHTS = 3
/** Whoever can toast mostly does: the last word is worth more than another turn. */
const EAGER = 12
const FINE = 1 << 16

/** A number around zero, mostly within the error. */
function slip(chance: Chance): number {
  return ((chance(FINE) + chance(FINE) + chance(FINE)) / FINE - 1.5) * 2 * ERROR
}

export function mannerly(state: GobletsState, seat: Seat, chance: Chance): Move {
  const { table } = state
  const open = moves(look(state, seat))
  if (open.length === 1) return open[0]!
  if (table.stage === 'tie') return pick(open, chance)
  if (table.stage === 'drinking') return safest(beliefOf(state, seat, chance), open, chance)
  if (table.stage === 'hold') return open[1]!
  const toast = open.find(({ kind }) => kind === 'toast')
  if (toast && chance(EAGER) > 0) return toast
  const own = mindOf(state, seat)
  const minds = Array.from({ length: table.call ? THOUGHTS : 1 }, () => ({
    ...own,
    goblets: beliefOf(state, seat, chance),
  }))
  let best = open[0]!
  let most = -Infinity
  const { house } = own
  const target = table.targets[house]
  const whim = chance(table.standing.length)
  for (const move of open) {
    if (move.kind === 'toast' || move.kind === 'peek' || move.kind === 'look') continue
    // Of the goblets in between one is as good as another.
    if (move.kind === 'pour' && move.place !== house && move.place !== target && move.place !== whim) continue
    let value = slip(chance)
    for (const mind of minds) value += worth(mind, move, PATIENT) / minds.length
    if (value > most) [best, most] = [move, value]
  }
  return best
}

export function mindOf({ table, hands, box }: GobletsState, seat: Seat): Mind {
  const { tokens: held, card } = hands[seat]!
  return { table, seat, house: houseOf(table, seat), card, held, goblets: box.goblets }
}

/** G7.4: a goblet that does not kill, with much wine in it, as far as he can tell. */
function safest(goblets: readonly Tokens[], open: readonly Move[], chance: Chance): Move {
  let best = open[0]!
  let most = -Infinity
  for (const move of open) {
    if (move.kind !== 'drink') continue
    const goblet = goblets[move.place]!
    const value = (isPoisoned(goblet) ? 0 : 1) + 0.2 * goblet.wine + slip(chance)
    if (value > most) [best, most] = [move, value]
  }
  return best
}
