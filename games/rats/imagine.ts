import type { Chance } from '../../kernel/chance.ts'
import type { Reveal } from '../../kernel/game.ts'
import { copy, type Frozen, type Seat } from '../../kernel/state.ts'
import { freshAnnals } from './annals.ts'
import { rollDie } from './setup.ts'
import type { Announcement, Face, Move, RatsState, RatsView } from './state.ts'

/** Looking tells the one who looks (R3.1), doubting tells everybody (R6.1); nothing else shows a die (R3.5). */
export function reveals(view: RatsView, by: Seat, move: Move): Reveal {
  if (move.kind === 'doubt') return 'secret'
  return move.kind === 'look' && by === view.seat ? 'secret' : 'nothing'
}

/** Everything said and done is said and done openly (R3.5). */
export function seen(_view: RatsView, _by: Seat, move: Move): Move {
  return move
}

/** The dice under the wall as this seat knows or guesses them; whoever looked at them saw the same. */
export function imagine(view: RatsView, chance: Chance): RatsState {
  const dice = diceLie(view) ? (view.hand.dice ?? throwDice(view.table.dice, chance)) : []
  return worldWith(view, dice)
}

/** The world of this view in which these dice lie under the wall. */
function worldWith(view: RatsView, dice: readonly Face[]): RatsState {
  const { seat, seats, agenda, table, hand } = view
  const knower = knowerOf(view)
  const hands = Array.from({ length: seats }, (_, other) => {
    if (other === seat) return copy(hand) as RatsState['hands'][number]
    const knows = other === knower
    const news = knows && justLooked(view) ? [{ kind: 'saw', dice: [...dice] } as const] : []
    return { news, dice: knows ? [...dice] : null }
  })
  const { annals = freshAnnals(seats), ...seen } = copy(table)
  return { agenda: copy(agenda), table: seen, hands, box: { dice: [...dice], annals } } as RatsState
}

/** Dice lie hidden once they were shaken, until a doubt lifts the wall and with it the claim. */
function diceLie({ table }: RatsView): boolean {
  return table.claim !== null || table.stage === 'shaken' || table.stage === 'looked' || table.stage === 'blind'
}

/** The one seat, if any, that has seen the dice as they lie. */
function knowerOf({ table }: RatsView): Seat | undefined {
  if (table.stage === 'looked') return table.giver
  return table.claims.find((said: Frozen<Announcement>) => said.ground === 'looked')?.seat
}

function justLooked({ table }: RatsView): boolean {
  return table.news.some((news) => news.kind === 'looked')
}

function throwDice(count: number, chance: Chance): Face[] {
  return Array.from({ length: count }, () => rollDie(chance))
}
