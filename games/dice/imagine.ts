import { at } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Reveal } from '../../kernel/game.ts'
import { copy, type Seat } from '../../kernel/state.ts'
import { throwDice } from './round.ts'
import type { DiceState, DiceView, Face, Move } from './state.ts'

/** Cups are lifted before everybody (L5.1, L6.1); a bid shows nothing but itself. */
export function reveals(_view: DiceView, _by: Seat, move: Move): Reveal {
  return move.kind === 'bid' ? 'nothing' : 'secret'
}

/** Everything said is said openly. */
export function seen(_view: DiceView, _by: Seat, move: Move): Move {
  return move
}

/** Under the other cups lies what luck likes. */
export function imagine(view: DiceView, chance: Chance): DiceState {
  const { table, agenda } = view
  return worldWith(view, (seat) => throwDice(agenda.asked.length > 0 ? at(table.dice, seat) : 0, chance))
}

/** The world of this view in which these dice lie under the other cups. */
export function worldWith(view: DiceView, diceOf: (seat: Seat) => Face[]): DiceState {
  const justThrown = view.table.news.some(({ kind }) => kind === 'thrown')
  const hands = view.table.dice.map((own, seat): DiceState['hands'][number] => {
    if (seat === view.seat) return copy(view.hand) as DiceState['hands'][number]
    const dice = diceOf(seat)
    return { dice, news: justThrown && own > 0 ? [{ kind: 'threw', dice: [...dice] }] : [] }
  })
  return { agenda: copy(view.agenda), table: copy(view.table), hands, box: {} } as DiceState
}
