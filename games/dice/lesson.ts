/** Three first rounds: a liar caught, a truth doubted, and a call that is spot on. */
import { type Lesson, type LessonStep, quietly } from '../../kernel/lesson.ts'
import { de } from './lesson.de.ts'
import { en } from './lesson.en.ts'
import type { Dice, Face, Move } from './state.ts'

const BRUNO = 1
const CLEO = 2

const DOUBT: Move = { kind: 'doubt' }
const EXACT: Move = { kind: 'exact' }
const bid = (count: number, face: Face): Move => ({ kind: 'bid', count, face })

/** What lies under each cup, as luck answers it. */
const thrown = (...cups: Face[][]) => cups.flat().map((face) => face - 1)

const first = thrown([5, 5, 1, 3, 2], [5, 2, 6, 4, 4], [3, 3, 6, 1, 2])
const second = thrown([2, 3, 4, 6, 6], [3, 3, 1, 5, 2], [3, 3, 1, 4])
const third = thrown([4, 4, 1, 6], [2, 2, 5, 6, 3], [1, 5, 5, 2])
/** Seven and four: after this the lesson lets them be. */
const fourth = thrown([2, 3, 4, 5], [2, 3, 4, 5], [2, 3, 4])

/** L1.3, L2.2, L3.2, L5.3 */
const liar: readonly LessonStep<Dice>[] = [
  { read: 'cups' },
  { read: 'ones' },
  { you: [bid(3, 5)], say: 'truth' },
  ...quietly(BRUNO, bid(4, 5)),
  { by: CLEO, move: bid(6, 6), say: 'cleo six' },
  { you: [DOUBT], drawn: second, say: 'doubt' },
  { read: 'caught' },
]

/** L2.3, L5.2 */
const truth: readonly LessonStep<Dice>[] = [
  ...quietly(CLEO, bid(2, 3)),
  { you: [bid(3, 2), bid(3, 4), bid(3, 5)], say: 'bluff' },
  { by: BRUNO, move: bid(4, 3), say: 'passed on' },
  ...quietly(CLEO, bid(5, 3)),
  { you: [DOUBT], drawn: third, say: 'doubt again' },
  { read: 'was true' },
]

/** L6.1, L6.2, L7.2 */
const spotOn: readonly LessonStep<Dice>[] = [
  { you: [bid(2, 4), bid(3, 4)], say: 'begin' },
  ...quietly(BRUNO, bid(3, 5)),
  { by: CLEO, move: bid(4, 4), say: 'cleo four' },
  { you: [EXACT], drawn: fourth, say: 'exact' },
  { read: 'all pay' },
  { read: 'end' },
]

export const lesson: Lesson<Dice> = {
  seats: 3,
  options: { starter: 0, ones: 'wild', exact: true },
  seat: 0,
  dealt: first,
  names: ['', 'Bruno', 'Cleo'],
  steps: [...liar, ...truth, ...spotOn],
  words: { en, de },
}

/** The learner does all there is. */
export const leftOut = {} satisfies Partial<Record<Move['kind'], string>>

/** The rest is the same again, with fewer dice. */
export const stops = 'before the end'
