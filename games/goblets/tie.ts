/** The end of the game, and the last drink of those who are tied for the victory (G5.9). */
import { type Chance, shuffle } from '../../kernel/chance.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { empty } from '../etiquette/row.ts'
import type { Place } from '../etiquette/state.ts'
import { tokens } from '../etiquette/tokens.ts'
import { winners } from './scoring.ts'
import type { GobletsState } from './state.ts'

export function finish(state: GobletsState, chance: Chance): void {
  const { table, hands } = state
  const best = Math.max(...table.score)
  const tied = hands.flatMap((_, seat) => (table.score[seat] === best ? [seat] : []))
  clear(state)
  if (tied.length === 1) return over(state)
  table.tied = tied
  table.stage = 'tie'
  table.standing = tied.map(() => true)
  table.emptied = tied.map(() => null)
  table.news.push({ kind: 'tied', seats: tied })
  state.box.goblets = shuffle(
    tied.map((_, at) => (at === 0 ? tokens(1) : tokens(0, 1))),
    chance,
  )
  const caller = table.nobles[table.call!.house]!
  ask(state, [tied.find((seat) => seat >= caller) ?? tied[0]!])
}

/** Each tied player drinks one goblet, clockwise; it ends when the wine shows. */
export function drinkForVictory(state: GobletsState, seat: Seat, place: Place): void {
  const { table } = state
  const { poisoned } = empty(state, seat, place)
  if (poisoned) return ask(state, [next(table.tied, seat)])
  table.winner = seat
  over(state)
}

function next(tied: readonly Seat[], seat: Seat): Seat {
  return tied[(tied.indexOf(seat) + 1) % tied.length]!
}

/** G5.8: all tokens go back. */
function clear({ table, hands, box }: GobletsState): void {
  table.rings = null
  table.standing = []
  table.emptied = []
  table.screens.fill(0)
  table.record = []
  box.goblets = []
  for (const hand of hands)
    Object.assign(hand, { tokens: tokens(), had: tokens(), fished: null, memory: [], veiled: null })
}

export function over(state: GobletsState): void {
  const { table } = state
  table.stage = 'over'
  table.news.push({ kind: 'over', winners: winners(table) })
  ask(state, [])
}
