/** A first course: four at dinner, the newcomer is the Cellarer, is after Cleo, and has Dora on their heels. */
import { at } from '../../kernel/at.ts'
import { type Lesson, type LessonStep, quietly } from '../../kernel/lesson.ts'
import { PASS, PEEK, POUR, ROTATE, swapOf, TOAST } from '../banquet/movelist.ts'
import type { Place } from '../banquet/state.ts'
import type { Sort } from '../banquet/tokens.ts'
import { de } from './lesson.de.ts'
import { en } from './lesson.en.ts'
import type { Goblets, Move, Options } from './state.ts'

/** Seats, and the places before them. */
const YOU = 0
const BRUNO = 1
const CLEO = 2
const DORA = 3

const pour = (token: Sort, place: Place) => at(POUR[token], place, 'goblet')
const peek = (place: Place) => at(PEEK, place, 'goblet')

/** A look at the beginning, a Peek, a Pass: G3.5, G4.3, G4.7. */
const first: readonly LessonStep<Goblets>[] = [
  { read: 'aim' },
  { read: 'tokens' },
  { read: 'targets' },
  { you: [{ kind: 'look', place: BRUNO }], say: 'look' },
  { you: [peek(YOU)], say: 'peek' },
  { you: [PASS], say: 'pass' },
  ...quietly(BRUNO, pour('poison', DORA), peek(BRUNO)),
  ...quietly(CLEO, pour('poison', BRUNO), pour('wine', CLEO)),
  { by: DORA, move: pour('poison', YOU), say: 'dora pours' },
  ...quietly(DORA, PASS),
]

/** What was meant for one goes elsewhere, and more is added: G4.5, G4.2. */
const second: readonly LessonStep<Goblets>[] = [
  { you: [swapOf(YOU, DORA)], say: 'swap' },
  { you: [pour('poison', DORA)], say: 'poison' },
  ...quietly(BRUNO, pour('wine', BRUNO), PASS),
  ...quietly(CLEO, peek(CLEO), pour('antidote', CLEO)),
  ...quietly(DORA, pour('antidote', DORA), PASS),
]

/** The goblet that will be the learner's own is made ready, and the wine runs out: G4.2, G4.6. */
const third: readonly LessonStep<Goblets>[] = [
  { you: [pour('wine', BRUNO)], say: 'wine' },
  { you: [pour('wine', BRUNO)], say: 'more wine' },
  ...quietly(BRUNO, peek(BRUNO), PASS),
  ...quietly(CLEO, pour('wine', CLEO), PASS),
  ...quietly(DORA, PASS),
  { you: [pour('antidote', BRUNO)], say: 'antidote' },
  { you: [pour('wine', BRUNO)], say: 'last wine' },
  ...quietly(BRUNO, PASS),
  ...quietly(CLEO, PASS),
  ...quietly(DORA, PASS),
]

/** The Toast, and the caller has the very last action: G5.1, G4.4, G5.4 to G5.6. */
const toast: readonly LessonStep<Goblets>[] = [
  { you: [TOAST], say: 'toast' },
  ...quietly(BRUNO, PASS),
  ...quietly(CLEO, pour('wine', CLEO)),
  { by: DORA, move: peek(DORA), say: 'dora peeks' },
  // What luck answers is the next course: its primer and its targets.
  { you: [ROTATE[-1]], drawn: [3, 1, 0, 0, 1, 0], say: 'rotate' },
  { read: 'drunk' },
  { read: 'art' },
  { read: 'end' },
]

const options: Options = {
  host: DORA,
  characters: 'all',
  memory: false,
  legacy: false,
  dial: 'mine',
  edition: 2,
  rounds: 20,
  points: 'shown',
  traitors: 1,
  finale: 'last actions',
}

export const lesson: Lesson<Goblets> = {
  seats: 4,
  options,
  seat: YOU,
  dealt: [
    // G2.2: the Cellarer, Chevalier Yew, Madame Mandrake, Doctor Datura.
    ...[20, 19, 18, 17, 16, 15, 14, 13, 12, 10, 9, 8, 5, 4, 2, 1, 0, 3, 2, 0],
    // G3.3: poison, wine, poison, antidote.
    ...[3, 1, 0],
    // G3.4: you are after Cleo, Cleo after Bruno, Bruno after Dora, Dora after you.
    ...[0, 1, 0],
  ],
  names: ['', 'Bruno', 'Cleo', 'Dora'],
  steps: [...first, ...second, ...third, ...toast],
  words: { en, de },
}

const ANOTHER = 'G2.2: everybody has one character, and this belongs to another'

/** What the learner does not do here, and why. */
export const leftOut = {
  'after you': 'G8.5: only where people dine in pairs',
  drink: 'G5.4: all drink at once; goblet by goblet only in a tie (G5.9) and with two or three (G7.4)',
  veil: ANOTHER,
  confess: ANOTHER,
  trade: ANOTHER,
  'double pour': ANOTHER,
  retarget: ANOTHER,
  exchange: ANOTHER,
  dip: ANOTHER,
  take: ANOTHER,
  foretell: ANOTHER,
  wait: ANOTHER,
} satisfies Partial<Record<Move['kind'], string>>

/** A course is a third of the game: the lesson stops there and says so. */
export const stops = 'before the end'
