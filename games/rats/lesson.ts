/** A first night with the rats: three at the table, the newcomer starts, and it ends in the vault. */
import { type Lesson, type LessonStep, quietly } from '../../kernel/lesson.ts'
import type { Seat } from '../../kernel/state.ts'
import { de } from './lesson.de.ts'
import { en } from './lesson.en.ts'
import { type Claim, FACES, type Face, type Move, type Options, type Rats } from './state.ts'

const BRUNO = 1
const CLEO = 2

const SHAKE: Move = { kind: 'shake' }
const LOOK: Move = { kind: 'look' }
const BELIEVE: Move = { kind: 'believe' }
const DOUBT: Move = { kind: 'doubt' }
const announce = (claim: Claim): Move => ({ kind: 'announce', claim })
const NONE = announce(0)
const handOn = (claim: Claim): Move => ({ kind: 'hand on', claim })

/** The rats on the dice, as luck answers them. */
const rats = (...shown: Face[]) => shown.map((face) => FACES.indexOf(face))

/** R3.1 */
const rolls = (by: Seat, ...shown: Face[]): LessonStep<Rats> => ({ by, move: SHAKE, drawn: rats(...shown) })

/** A true claim, and a liar caught: R2.1, R3.1, R5.1, R5.3. */
const first: readonly LessonStep<Rats>[] = [
  { read: 'house' },
  { read: 'aim' },
  { you: [SHAKE], drawn: rats(0), say: 'shake' },
  { you: [LOOK], say: 'look' },
  { you: [NONE], say: 'truth' },
  ...quietly(BRUNO, BELIEVE),
  rolls(BRUNO, 0, 0),
  ...quietly(BRUNO, NONE),
  ...quietly(CLEO, BELIEVE),
  rolls(CLEO, 1, 2, 0),
  ...quietly(CLEO, LOOK),
  { by: CLEO, move: NONE, say: 'cleo none' },
  { you: [DOUBT], say: 'doubt' },
  { read: 'caught' },
]

/** A truth doubted: R4.4, R5.5. */
const second: readonly LessonStep<Rats>[] = [
  rolls(CLEO, 1),
  ...quietly(CLEO, LOOK),
  { by: CLEO, move: announce(1), say: 'cleo one' },
  { you: [DOUBT], say: 'doubt again' },
]

/** A lie that is believed, a belief that costs, dice handed on unseen: R4.5, R5.4, R5.7, R5.8. */
const third: readonly LessonStep<Rats>[] = [
  { you: [SHAKE], drawn: rats(2), say: 'it was true' },
  { you: [LOOK], say: 'look again' },
  { you: [NONE], say: 'lie' },
  ...quietly(BRUNO, BELIEVE),
  { read: 'believed' },
  rolls(BRUNO, 0, 1),
  ...quietly(BRUNO, LOOK),
  { by: BRUNO, move: announce(1), say: 'first rats' },
  ...quietly(CLEO, BELIEVE),
  rolls(CLEO, 1, 0, 1),
  ...quietly(CLEO, announce(2)),
  { you: [BELIEVE], say: 'believe' },
  { you: [handOn(2), handOn(3)], say: 'hand on' },
  ...quietly(BRUNO, BELIEVE),
  { read: 'handed on' },
  rolls(BRUNO, 0, 1, 1, 2),
  ...quietly(BRUNO, announce(5)),
  ...quietly(CLEO, BELIEVE),
  rolls(CLEO, 0, 1, 0, 2, 0),
  ...quietly(CLEO, announce(6)),
]

/** A ten that nobody doubts comes back, and cannot be handed on by whoever said it: R4.5 to R4.7. */
const ten: readonly LessonStep<Rats>[] = [
  { you: [BELIEVE], say: 'believe six' },
  { you: [handOn(10)], say: 'ten' },
  ...quietly(BRUNO, BELIEVE, handOn(10)),
  ...quietly(CLEO, BELIEVE, handOn(10)),
  { you: [BELIEVE], say: 'it comes back' },
]

/** Down into the vault, where every loss is total: R7.1 to R7.4, R8.1. */
const vault: readonly LessonStep<Rats>[] = [
  { you: [SHAKE], drawn: rats(0, 0, 0, 0, 0), say: 'vault' },
  { you: [LOOK], say: 'look down' },
  { you: [announce(1), announce(2), announce(3)], say: 'forced' },
  { by: BRUNO, move: DOUBT, say: 'lost' },
  {
    you: [
      { kind: 'kill', seat: BRUNO },
      { kind: 'kill', seat: CLEO },
    ],
    say: 'kill',
  },
  { read: 'over' },
  { read: 'more' },
]

const options: Options = { starter: 0, noneTrue: 1, ratsTrue: 2, ratsFalse: 1, safety: true, odds: false }

export const lesson: Lesson<Rats> = {
  seats: 3,
  options,
  seat: 0,
  dealt: [],
  names: ['', 'Bruno', 'Cleo'],
  steps: [...first, ...second, ...third, ...ten, ...vault],
  words: { en, de },
}

/** What the learner cannot do here, and why. */
export const leftOut = {
  spare: 'R7.4: a game ends with one last word, and whoever was caught in the vault has to take somebody along',
} satisfies Partial<Record<Move['kind'], string>>

export const stops = 'at the end'
