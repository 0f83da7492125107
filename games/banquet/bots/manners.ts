/** Plays a seat of an imagined world: fast, sensible, and not always right. */
import { sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { type Frozen, look, type Seat, type State } from '../../../kernel/state.ts'
import { houseOf } from '../houses.ts'
import { isA } from '../movelist.ts'
import type { Banquet } from '../state.ts'
import type { Tokens } from '../tokens.ts'
import { beliefOf } from './belief.ts'
import type { Court, Mind, Temper } from './court.ts'
import { worth } from './courtier.ts'

/** Knows that the goblets will move before they are drunk. */
export const PATIENT: Temper = { present: 0.2, kept: 0.05, burden: 0.8, curiosity: 0.5 }

/** How far somebody who does not see what is in the goblets is off, in points. */
const ERROR = 0.15
/** In how many ways somebody thinks through their last action. */
const THOUGHTS = 3
const FINE = 1 << 16

/** A number around zero, mostly within the error. */
function slip(chance: Chance): number {
  return ((chance(FINE) + chance(FINE) + chance(FINE)) / FINE - 1.5) * 2 * ERROR
}

export function mannerly<G extends Banquet>(court: Court<G>, state: State<G>, seat: Seat, chance: Chance): G['move'] {
  const { table } = state
  const open = court.moves(look(state, seat))
  if (open.length === 1) return sure(open[0], 'move')
  const known = court.reflex(state, seat, open, chance)
  if (known) return known
  const goblets = beliefOf(state, seat, chance)
  if (table.stage === 'drinking') return safest(court, goblets, open, chance)
  const own = mindOf(state, seat)
  const first: Mind<G> = { ...own, goblets }
  const toast = open.find(({ kind }) => kind === 'toast')
  if (toast && court.toasts(first, court.wish(first, first.table), chance)) return toast
  const minds = [first]
  while (table.call && minds.length < THOUGHTS) minds.push({ ...own, goblets: beliefOf(state, seat, chance) })
  return best(court, minds, open, chance)
}

function best<G extends Banquet>(
  court: Court<G>,
  minds: readonly Mind<G>[],
  open: readonly G['move'][],
  chance: Chance,
): G['move'] {
  const { table, house, seat } = sure(minds[0], 'mind')
  const temper = court.temper?.(seat) ?? PATIENT
  const target = table.targets[house]
  const whim = chance(table.standing.length)
  const own = table.mode === 'duel' ? whim : house
  let found = sure(open[0], 'move')
  let most = -Infinity
  for (const move of open) {
    if (isA(move, 'toast') || isA(move, 'peek') || isA(move, 'look')) continue
    // Of the goblets in between one is as good as another.
    if (isA(move, 'pour') && move.place !== own && move.place !== target && move.place !== whim) continue
    let value = slip(chance)
    for (const mind of minds) value += worth(court, mind, move, temper) / minds.length
    if (value > most) [found, most] = [move, value]
  }
  return found
}

export function mindOf<G extends Banquet>({ table, hands, box }: State<G>, seat: Seat): Mind<G> {
  return {
    table: table as Frozen<G['table']>,
    hand: sure(hands[seat], 'hand') as Frozen<G['hand']>,
    seat,
    house: houseOf(table, seat),
    goblets: box.goblets,
  }
}

/** A goblet that does not kill, as far as this seat can tell. */
function safest<G extends Banquet>(
  court: Court<G>,
  goblets: readonly Tokens[],
  open: readonly G['move'][],
  chance: Chance,
): G['move'] {
  let found = sure(open[0], 'move')
  let most = -Infinity
  for (const move of open) {
    if (!isA(move, 'drink')) continue
    const value = court.palatable(sure(goblets[move.place], 'goblet')) + slip(chance)
    if (value > most) [found, most] = [move, value]
  }
  return found
}
