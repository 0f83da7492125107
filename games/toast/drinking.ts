/** Everybody drinks: the end of a round, and what it earns (T4.1 to T4.5). */
import { sure } from '../../kernel/at.ts'
import { ask } from '../../kernel/state.ts'
import { askToDrink, drunkAtOnce } from '../banquet/drinking.ts'
import { leftOf } from '../banquet/houses.ts'
import { clearAway } from '../banquet/laid.ts'
import { tell } from '../banquet/news.ts'
import { tokens } from '../banquet/tokens.ts'
import { isDoubled, roundsOf } from './course.ts'
import { earnings, winners } from './scoring.ts'
import { swapRoles } from './seats.ts'
import type { Next, ToastState } from './state.ts'

export function everybodyDrinks(state: ToastState): Next {
  const { table } = state
  if (table.mode === 'duel') return askToDrink(state, sure(table.call, 'call of the Toast').house) // T5.3: the caller first
  const drunk = drunkAtOnce(state)
  const doubled = isDoubled(table)
  const earned = earnings(table, drunk, doubled ? 'double' : 'single')
  for (const { seats, points, both } of earned) {
    for (const seat of seats) {
      table.score[seat] = sure(table.score[seat], 'score of this seat') + points
      if (both > 0) table.full[seat] = sure(table.full[seat], 'full rounds of this seat') + 1
    }
  }
  tell(table, { kind: 'drunk', goblets: drunk })
  table.news.push({ kind: 'scored', course: table.course, doubled, earned })
  return nextRound(state)
}

/** T1.1: the Master of Ceremonies passes clockwise; T7.4: roles in a pair swap. */
export function nextRound({ table }: ToastState): Next {
  if (table.course === roundsOf(table)) return 'over'
  if (table.mode === 'pairs') Object.assign(table, swapRoles(table))
  table.host = leftOf(table, table.host)
  table.course++
  return 'round'
}

/** Nobody is asked any more. */
export function over(state: ToastState): Next {
  const { table, hands, box } = state
  if (table.mode !== 'duel') {
    clearAway(state)
    box.bag = tokens()
    for (const hand of hands) hand.returned = tokens()
  }
  table.stage = 'over'
  tell(table, { kind: 'over', winners: winners(table) })
  ask(state, [])
  return 'asked'
}
