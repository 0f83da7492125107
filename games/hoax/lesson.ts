/** A first evening under masks: four at the table, and the newcomer, a Thief, is everything else before being that. */
import { type Lesson, type LessonStep, quietly } from '../../kernel/lesson.ts'
import type { Seat } from '../../kernel/state.ts'
import { de } from './lesson.de.ts'
import { en } from './lesson.en.ts'
import type { Hoax, Move, Options } from './state.ts'

const YOU = 0
const BRUNO = 1
const CLEO = 2
const DORA = 3

const PASS: Move = { kind: 'pass' }
const ILLEGAL: Move = { kind: 'illegal' }
const YES: Move = { kind: 'vote', vote: 'yes' }
const NO: Move = { kind: 'vote', vote: 'no' }

const pass = (...seats: Seat[]): LessonStep<Hoax>[] => seats.flatMap((seat) => quietly(seat, PASS))

/** The newcomer claims Emperor and Wizard and is neither; only the second is asked after: H3.1, H3.4, H2.4, H5.4, H3.8. */
const you: readonly LessonStep<Hoax>[] = [
  { read: 'masks' },
  { read: 'aim' },
  { you: [{ kind: 'take', sort: 'wine' }], say: 'take' },
  ...quietly(BRUNO, { kind: 'take', sort: 'gold' }),
  ...quietly(CLEO, { kind: 'take', sort: 'gold' }),
  ...quietly(DORA, { kind: 'take', sort: 'wine' }),
  { you: [{ kind: 'tax', role: 'emperor' }], say: 'tax' },
  ...pass(BRUNO, CLEO),
  ...quietly(DORA, ILLEGAL),
  ...pass(BRUNO),
  ...quietly(CLEO, { kind: 'fine', sort: 'gold' }),
  ...pass(BRUNO, DORA),
  { you: [{ kind: 'immune' }], say: 'immune' },
  { by: DORA, move: { kind: 'accuse', seat: YOU, role: 'wizard' }, say: 'accused' },
  ...quietly(BRUNO, YES),
  ...quietly(CLEO, YES),
  ...pass(BRUNO, BRUNO, DORA),
  { you: [{ kind: 'pay', to: CLEO, role: 'judge' }], say: 'pay' },
  ...pass(BRUNO, CLEO, DORA),
  { you: [PASS], say: 'last call' },
]

/** A liar is caught: H5.1, H5.2, H5.5. */
const bruno: readonly LessonStep<Hoax>[] = [
  ...quietly(BRUNO, { kind: 'spell', from: YOU, sort: 'wine' }),
  { you: [{ kind: 'accuse', seat: BRUNO, role: 'wizard' }], say: 'accuse' },
  ...quietly(CLEO, YES),
  ...quietly(DORA, YES),
  ...pass(BRUNO, CLEO, DORA),
  { you: [PASS], say: 'caught' },
]

/** A Judge who is none: H2.2, H3.6. */
const cleo: readonly LessonStep<Hoax>[] = [
  ...quietly(CLEO, { kind: 'income', role: 'pope' }),
  ...quietly(BRUNO, ILLEGAL),
  ...quietly(DORA, ILLEGAL),
  { you: [PASS], say: 'window' },
  ...pass(BRUNO, DORA),
  { you: [{ kind: 'fine', sort: 'wine' }], say: 'fine' },
  ...pass(BRUNO, DORA),
  ...quietly(CLEO, { kind: 'pay', to: YOU, role: 'judge' }),
  { you: [{ kind: 'share', to: DORA }], say: 'share' },
  ...pass(BRUNO, CLEO, DORA),
  { you: [PASS], say: 'lied' },
]

/** Two roles in one turn, a question answered, a vote cast: H3.7, H2.3, H7.1, H7.2, H5.2. */
const dora: readonly LessonStep<Hoax>[] = [
  ...quietly(DORA, { kind: 'income', role: 'peasant' }),
  ...pass(BRUNO, CLEO),
  { you: [ILLEGAL], say: 'illegal' },
  ...pass(BRUNO),
  ...quietly(CLEO, { kind: 'fine', sort: 'grain' }),
  ...pass(BRUNO),
  { you: [{ kind: 'forgive' }], say: 'forgive' },
  ...quietly(DORA, { kind: 'pay', to: YOU, role: 'pope' }),
  { you: [{ kind: 'name', sort: 'grain' }], say: 'name' },
  ...quietly(DORA, { kind: 'question', seat: YOU }),
  { you: [{ kind: 'show', role: 'judge' }], say: 'show' },
  ...quietly(BRUNO, { kind: 'accuse', seat: DORA, role: 'peasant' }),
  ...quietly(CLEO, NO),
  { you: [NO], say: 'vote' },
  ...pass(BRUNO, CLEO, DORA),
  { you: [PASS], say: 'voted' },
]

/** The truth at last, and nobody believes it: H2.5, H7.1, H6.2, H5.6. */
const truth: readonly LessonStep<Hoax>[] = [
  { you: [{ kind: 'steal', from: CLEO, sort: 'gold' }], say: 'steal' },
  ...pass(BRUNO, CLEO, DORA),
  { you: [{ kind: 'question', seat: CLEO }], say: 'question' },
  ...quietly(CLEO, { kind: 'show', role: 'pope' }),
  { you: [{ kind: 'unmask', seat: CLEO, role: 'judge' }], say: 'unmask' },
  { read: 'out' },
  ...quietly(DORA, { kind: 'accuse', seat: YOU, role: 'thief' }),
  ...quietly(BRUNO, YES),
  { read: 'won' },
  { read: 'more' },
]

const options: Options = { starter: YOU, spell: 1, incomes: true, games: 1, rounds: 40, notes: 'record', edition: 2 }

export const lesson: Lesson<Hoax> = {
  seats: 4,
  options,
  seat: YOU,
  // H1.2: Thief, Emperor, Judge, Peasant.
  dealt: [11, 9, 7, 6, 5, 4, 3, 1, 3, 2, 0],
  names: ['', 'Bruno', 'Cleo', 'Dora'],
  steps: [...you, ...bruno, ...cleo, ...dora, ...truth],
  words: { en, de },
}

const TWO_TURNS = 'H3.1: a turn has one action and the learner two turns; somebody else does it before their eyes'

/** What the learner does not do here, and why. */
export const leftOut = { income: TWO_TURNS, spell: TWO_TURNS } satisfies Partial<Record<Move['kind'], string>>

export const stops = 'at the end'
