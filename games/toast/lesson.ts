/** A first round at court: four guests, the newcomer is Viscount Curare, is after Bruno, and has Dora on their heels. */
import { at } from '../../kernel/at.ts'
import { type Lesson, type LessonStep, quietly } from '../../kernel/lesson.ts'
import { DOUBLE_POUR, FORETELL, PASS, PEEK, POUR, ROTATE, swapOf, TOAST } from '../banquet/movelist.ts'
import type { Place } from '../banquet/state.ts'
import type { Sort } from '../banquet/tokens.ts'
import { de } from './lesson.de.ts'
import { en } from './lesson.en.ts'
import { ACCUSE, AGAIN, KEEP } from './movelist.ts'
import type { Move, Options, Toast } from './state.ts'

/** Seats, and the places before them. */
const YOU = 0
const BRUNO = 1
const CLEO = 2
const DORA = 3

const pour = (token: Sort, place: Place) => at(POUR[token], place, 'goblet')
const peek = (place: Place) => at(PEEK, place, 'goblet')

const othersKeep: readonly LessonStep<Toast>[] = [BRUNO, CLEO, DORA].flatMap((seat) => quietly(seat, KEEP))

/** Draw, draw again, and say whom you resent: T1.4, T1.5, T2.1. */
const preliminaries: readonly LessonStep<Toast>[] = [
  { read: 'court' },
  { read: 'aim' },
  ...othersKeep,
  // Two poison, an antidote, clear wine.
  { you: [AGAIN], drawn: [13, 13, 16, 0], say: 'again' },
  ...othersKeep,
  // Into the goblets, from yours on: clear wine, clear wine, an antidote, clear wine.
  { you: [KEEP], drawn: [0, 0, 13, 0], say: 'keep' },
  { by: DORA, move: at(ACCUSE, YOU, 'seat'), say: 'grievance' },
  { you: [at(ACCUSE, BRUNO, 'seat')], say: 'accuse' },
]

/** A Peek, a Swap, two tokens in one action, a Pass: T3.2, C9. */
const turns: readonly LessonStep<Toast>[] = [
  { you: [peek(YOU)], say: 'peek' },
  { you: [swapOf(YOU, DORA)], say: 'swap' },
  ...quietly(BRUNO, pour('poison', CLEO), PASS),
  ...quietly(CLEO, pour('poison', DORA), PASS),
  { by: DORA, move: pour('poison', YOU), say: 'poured' },
  ...quietly(DORA, PASS),
  { you: [DOUBLE_POUR], say: 'double pour' },
  { you: [pour('antidote', DORA)], say: 'antidote' },
  { you: [pour('wine', DORA)], say: 'wine' },
  { you: [PASS], say: 'pass' },
  ...quietly(BRUNO, peek(BRUNO), PASS),
  ...quietly(CLEO, pour('wine', BRUNO), PASS),
  ...quietly(DORA, pour('poison', YOU), PASS),
  { you: [pour('poison', YOU)], say: 'poison' },
  { you: [pour('poison', YOU)], say: 'more poison' },
  ...quietly(BRUNO, PASS),
  ...quietly(CLEO, PASS),
  ...quietly(DORA, PASS),
]

/** Rotate and Toast in one turn, and nobody can answer: T3.3, T4.1 to T4.3. */
const toast: readonly LessonStep<Toast>[] = [
  { you: [ROTATE[1]], say: 'rotate' },
  { you: [TOAST], say: 'toast' },
  {
    by: CLEO,
    move: at(FORETELL, BRUNO, 'seat'),
    // What luck answers is what all draw in the next round.
    drawn: [0, 20, 0, 20, 0, 19, 0, 18, 0, 17, 0, 16, 0, 15, 0, 14],
    say: 'foretell',
  },
  { read: 'drunk' },
  { read: 'art' },
  { read: 'end' },
]

const options: Options = {
  party: 'single',
  host: DORA,
  characters: 'all',
  rings: false,
  dial: 'record',
  opens: 'everybody',
  edition: 2,
  bag: 'usual',
  rounds: 20,
  breaches: true,
  match: 3,
}

export const lesson: Lesson<Toast> = {
  seats: 4,
  options,
  seat: YOU,
  dealt: [
    // T6.1: Viscount Curare, Chevalier Yew, Contessa Cantarella, Madame Mandrake.
    ...[6, 5, 5, 4, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    // T1.4, from Dora on: clear wine, two poison, an antidote; four clear wine; as Dora; clear wine, poison, two antidotes.
    ...[0, 15, 15, 23],
    ...[0, 0, 0, 0],
    ...[0, 10, 10, 16],
    ...[0, 9, 14, 14],
  ],
  names: ['', 'Bruno', 'Cleo', 'Dora'],
  steps: [...preliminaries, ...turns, ...toast],
  words: { en, de },
}

const ANOTHER = 'T6.1: everybody has one character, and this belongs to another'

/** What the learner does not do here, and why. */
export const leftOut = {
  drink: 'T4.1: all drink at once; goblet by goblet only in the duel (T5.3)',
  veil: ANOTHER,
  confess: ANOTHER,
  trade: ANOTHER,
  exchange: ANOTHER,
  look: ANOTHER,
  dip: ANOTHER,
  take: ANOTHER,
  foretell: ANOTHER,
} satisfies Partial<Record<Move['kind'], string>>

/** A round is a third of the game: the lesson stops there and says so. */
export const stops = 'before the end'
