import type { Chance } from '../../kernel/chance.ts'
import type { Reveal } from '../../kernel/game.ts'
import { copy, type Seat } from '../../kernel/state.ts'
import { throwDice } from './round.ts'
import type { DiceState, DiceView, Move } from './state.ts'

/** Cups are lifted before everybody (L5.1, L6.1); a bid shows nothing but itself. */
export function reveals(_view: DiceView, _by: Seat, move: Move): Reveal {
  return move.kind === 'bid' ? 'nothing' : 'secret'
}

/** Everything said is said openly. */
export function seen(_view: DiceView, _by: Seat, move: Move): Move {
  return move
}

/** Under the other cups lies what luck likes; when it is over, nothing. */
export function imagine(view: DiceView, chance: Chance): DiceState {
  const { table, agenda } = view
  const isOver = agenda.asked.length === 0
  const justThrown = table.news.some(({ kind }) => kind === 'thrown')
  const hands = table.dice.map((own, seat): DiceState['hands'][number] => {
    if (seat === view.seat) return copy(view.hand) as DiceState['hands'][number]
    const dice = throwDice(isOver ? 0 : own, chance)
    return { dice, news: justThrown && own > 0 ? [{ kind: 'threw', dice: [...dice] }] : [] }
  })
  return { agenda: copy(agenda), table: copy(table), hands, box: {} } as DiceState
}
