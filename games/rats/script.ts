/** A table for tests that is played by script: '0 shakes 0 1', '0 looks', '0 says none', '1 believes'. */
import { sure } from '../../kernel/at.ts'
import { type Chance, fromTape, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { type Refusal, submit } from '../../kernel/match.ts'
import { look, type Seat } from '../../kernel/state.ts'
import { rats } from './index.ts'
import { setup } from './setup.ts'
import { FACES, type Face, type Move, type Options, type RatsNews, type RatsState, type RatsView } from './state.ts'

const VERBS: Record<string, (words: string[]) => Move> = {
  shakes: () => ({ kind: 'shake' }),
  looks: () => ({ kind: 'look' }),
  says: ([claim]) => ({ kind: 'announce', claim: claim === 'none' ? 0 : Number(claim) }),
  hands: ([, claim]) => ({ kind: 'hand on', claim: Number(claim) }),
  believes: () => ({ kind: 'believe' }),
  doubts: () => ({ kind: 'doubt' }),
  kills: ([seat]) => ({ kind: 'kill', seat: Number(seat) }),
  spares: () => ({ kind: 'spare' }),
}

export interface Sitting {
  readonly state: RatsState
  /** Plays the lines; a refused one throws. What stands behind `shakes` are the rats on the dice. */
  play(...lines: string[]): Sitting
  /** What the gate says to one line. */
  try(line: string): Refusal | 'taken'
  view(seat: Seat): RatsView
  /** The moves of a seat, written as in the script. */
  offered(seat: Seat): string[]
  news<K extends RatsNews['kind']>(kind: K): Extract<RatsNews, { kind: K }> | undefined
}

/** Sits down so many people; seat 0 starts. */
export function sit(seats: number, change: { options?: Partial<Options>; sanity?: number[] } = {}): Sitting {
  const options = { ...defaults(rats, seats), starter: 0, ...change.options }
  const state = setup(seats, options, seeded(1))
  if (change.sanity) state.table.sanity = [...change.sanity]
  const sitting: Sitting = {
    state,
    play(...lines) {
      for (const line of lines) {
        const answer = sitting.try(line)
        if (answer !== 'taken') throw new Error(`“${line}” is ${answer}`)
      }
      return sitting
    },
    try(line) {
      const [seat, verb = '', ...words] = line.split(' ')
      const chance = verb === 'shakes' && words.length > 0 ? faces(words.map(Number) as Face[]) : seeded(7)
      const move = sure(VERBS[verb], `verb “${verb}”`)(words)
      return submit(rats, state, Number(seat), state.agenda.question, move, chance) ?? 'taken'
    },
    view: (seat) => look(state, seat),
    offered: (seat) => rats.moves(look(state, seat)).map((move) => `${seat} ${written(move)}`),
    news: <K extends RatsNews['kind']>(kind: K) =>
      state.table.news.find((news): news is Extract<RatsNews, { kind: K }> => news.kind === kind),
  }
  return sitting
}

function faces(shown: readonly Face[]): Chance {
  return fromTape(shown.map((face) => FACES.indexOf(face))).chance
}

function written(move: Move): string {
  switch (move.kind) {
    case 'announce':
      return `says ${move.claim || 'none'}`
    case 'hand on':
      return `hands on ${move.claim}`
    case 'kill':
      return `kills ${move.seat}`
    default:
      return `${move.kind}s`
  }
}

/** Four times "none", believed: seat 0 of four stands before five dice, nobody has lost anything. */
export const FIVE_DICE_OF_FOUR = [
  '0 shakes 0',
  '0 says none',
  '1 believes',
  '1 shakes 0 0',
  '1 says none',
  '2 believes',
  '2 shakes 0 0 0',
  '2 says none',
  '3 believes',
  '3 shakes 0 0 0 0',
  '3 says none',
  '0 believes',
]
