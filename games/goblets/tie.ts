/** The end of the game, and the last drink of those who are tied for the victory (G5.9). */
import { sure } from '../../kernel/at.ts'
import { type Chance, shuffle } from '../../kernel/chance.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { empty } from '../banquet/drinking.ts'
import { asking } from '../banquet/flow.ts'
import { nobleOf } from '../banquet/houses.ts'
import { clearAway } from '../banquet/laid.ts'
import type { Place } from '../banquet/state.ts'
import { tokens } from '../banquet/tokens.ts'
import { callerOf } from './caller.ts'
import { winners } from './scoring.ts'
import type { GobletsState, Next } from './state.ts'

export function finish(state: GobletsState, chance: Chance): Next {
  const { table, hands } = state
  const best = Math.max(...table.score)
  const tied = hands.flatMap((_, seat) => (table.score[seat] === best ? [seat] : []))
  clearAway(state) // G5.8
  if (tied.length === 1) return 'over'
  table.tied = tied
  table.stage = 'tie'
  table.standing = tied.map(() => true)
  table.emptied = tied.map(() => null)
  table.news.push({ kind: 'tied', seats: tied })
  state.box.goblets = shuffle(
    tied.map((_, goblet) => (goblet === 0 ? tokens(1) : tokens(0, 1))),
    chance,
  )
  const caller = nobleOf(table, callerOf(table))
  return asking(state, tied.find((seat) => seat >= caller) ?? sure(tied[0], 'tied seat'))
}

/** Each tied player drinks one goblet, clockwise; it ends when the wine shows. */
export function drinkForVictory(state: GobletsState, seat: Seat, place: Place): Next {
  const { table } = state
  const { poisoned } = empty(state, seat, place)
  if (poisoned) return asking(state, next(table.tied, seat))
  table.winner = seat
  return 'over'
}

function next(tied: readonly Seat[], seat: Seat): Seat {
  return sure(tied[(tied.indexOf(seat) + 1) % tied.length], 'tied seat')
}

/** Nobody is asked any more. */
export function over(state: GobletsState): Next {
  const { table } = state
  table.stage = 'over'
  table.news.push({ kind: 'over', winners: winners(table) })
  ask(state, [])
  return 'asked'
}
