/** What a seat cannot know: a world that fits all it sees, and what a move may tell it. */
import type { Chance } from '../../kernel/chance.ts'
import type { Reveal } from '../../kernel/game.ts'
import { copy, type Seat } from '../../kernel/state.ts'
import { dealCard } from './setup.ts'
import type { Move, OwnState, OwnView } from './state.ts'

/** Everybody else holds what was shown, or any card; and was told of it when this seat was. */
export function imagine(view: OwnView, chance: Chance): OwnState {
  const { seat, seats, agenda, table, hand } = copy(view)
  const isDealt = table.news.some(({ kind }) => kind === 'dealt')
  const hands = Array.from({ length: seats }, (_, other) => {
    if (other === seat) return hand
    const card = table.shown[other] ?? dealCard(table.highest, chance)
    return { news: isDealt ? [{ kind: 'dealt', card }] : [], card }
  })
  return { agenda, table, hands, box: {} } as OwnState
}

/** A doubt shows the card to all who do not hold it (W2.4). */
export function reveals({ seat, table }: OwnView, _by: Seat, move: Move): Reveal {
  return move.kind === 'doubt' && seat !== table.speaker ? 'secret' : 'nothing'
}

/** Everything is said aloud. */
export function seen(_view: OwnView, _by: Seat, move: Move): Move {
  return move
}
