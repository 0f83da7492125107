/** What the coach says beside the page. It gets the record and a chair, and says what it finds as it finds it. */
import { at, sure } from '../../../kernel/at.ts'
import { scatter, seeded } from '../../../kernel/chance.ts'
import { coached, type Said } from '../../../kernel/chances.ts'
import { momentsOf } from '../../../kernel/chronicle.ts'
import { type Coach, worldAgain } from '../../../kernel/coach.ts'
import { read } from '../../../kernel/record.ts'
import type { Seat, State } from '../../../kernel/state.ts'

export type Asked =
  | { readonly is: 'game'; readonly record: string; readonly seat: Seat }
  /** A world that this seat could have been in just before a moment; another one for each `nth`. */
  | { readonly is: 'world'; readonly record: string; readonly seat: Seat; readonly when: number; readonly nth: number }

export type Answered = Said | { readonly is: 'world'; readonly world: State } | { readonly is: 'lost' }

export function* answers(asked: Asked, findCoach: (game: string) => Coach): Generator<Answered, void> {
  const sealed = sure(read(asked.record), 'record')
  const coach = findCoach(sealed.terms.game)
  const moments = momentsOf(coach.game, sealed)
  if (asked.is === 'game') return yield* coached(coach, moments, asked.seat)
  const { seat, when, nth } = asked
  const { state } = at(moments, when - 1, 'moment')
  yield { is: 'world', world: worldAgain(coach, state, seat, seeded(scatter(state.agenda.question, nth))) }
}
