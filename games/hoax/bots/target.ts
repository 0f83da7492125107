/** Whom a bot asks, when it has a pack for it (H7.1). */
import { at } from '../../../kernel/at.ts'
import type { Wish } from '../../../kernel/bot.ts'
import { type Chance, shuffle } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import { living } from '../company.ts'
import type { HoaxView, Move } from '../state.ts'
import type { Beliefs } from './belief.ts'
import { best } from './best.ts'
import { notoriety } from './repute.ts'
import type { Temper } from './temper.ts'
import { askedBy } from './trust.ts'
import { worth } from './worth.ts'

/**
 * Whoever's face is nearest to be known; rather somebody about whom nobody else knows much, since what was learnt about one whom
 * another unmasks is lost; and rather one who has something to inherit (H6.2).
 */
export function asking(
  view: HoaxView,
  open: readonly Move[],
  believed: Beliefs,
  { elbows, greed, rancour }: Temper,
  chance: Chance,
): readonly Wish<Move>[] {
  const questions = open.filter((move) => move.kind === 'question')
  const valued = shuffle(questions, chance).map((move) => {
    const heirloom = greed * worth(at(view.table.purses, move.seat))
    const hated = rancour * notoriety(view.table, move.seat)
    return { move, value: heirloom + hated - faces(at(believed, move.seat)) - elbows * ahead(view, move.seat) }
  })
  if (valued.length === 0) return []
  const top = best(valued, ({ value }) => value)
  return valued.map((one) =>
    one === top ? { move: one.move, often: 1 } : { move: one.move, often: 0, costs: FACE * (top.value - one.value) },
  )
}

/** So much of the win it is worth to hesitate among one face less. */
const FACE = 0.02

/** Among how many faces one hesitates; the count walks over the seats in order, and its last digits must not say who is asked. */
function faces(likely: readonly number[]): number {
  const unsure = -likely.reduce((sum, each) => (each > 0 ? sum + each * Math.log(each) : sum), 0)
  return Math.round(Math.exp(unsure) * FINE) / FINE
}

const FINE = 1e6

/** How often whoever asked them most has done so. */
function ahead({ table, seat }: HoaxView, of: Seat): number {
  const others = living(table).filter((other) => other !== seat && other !== of)
  return Math.max(0, ...others.map((other) => askedBy(table, other, of)))
}
