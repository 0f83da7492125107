/** A table for tests that is played by script: '0 bids 3 5' (three fives), '1 doubts', '1 calls'. */
import { at, sure } from '../../kernel/at.ts'
import { type Chance, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { type Refusal, submit } from '../../kernel/match.ts'
import { look, type Seat } from '../../kernel/state.ts'
import { dice } from './index.ts'
import { setup } from './setup.ts'
import { type DiceNews, type DiceState, type DiceView, FACES, type Face, type Move, type Options } from './state.ts'

const VERBS: Record<string, (words: string[]) => Move> = {
  bids: ([count, face]) => ({ kind: 'bid', count: Number(count), face: at(FACES, Number(face) - 1, 'face') }),
  doubts: () => ({ kind: 'doubt' }),
  calls: () => ({ kind: 'exact' }),
}

interface Sitting {
  readonly state: DiceState
  /** Plays the lines; a refused one throws. */
  play(...lines: string[]): Sitting
  /** What the gate says to one line. */
  try(line: string): Refusal | 'taken'
  /** Puts these dice under the cups, as if they had just been thrown. */
  throws(...cups: string[]): Sitting
  view(seat: Seat): DiceView
  /** The moves of a seat, written as in the script. */
  offered(seat: Seat): string[]
  news<K extends DiceNews['kind']>(kind: K): Extract<DiceNews, { kind: K }> | undefined
}

/** Sits down a person for each cup, '55132' being what lies under it; seat 0 begins. */
export function sit(cups: readonly string[], options: Partial<Options> = {}): Sitting {
  const luck: Chance = seeded(7)
  const state = setup(cups.length, { ...defaults(dice, cups.length), starter: 0, ...options }, seeded(1))
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
      const move = sure(VERBS[verb], `verb “${verb}”`)(words)
      return submit(dice, state, Number(seat), state.agenda.question, move, luck) ?? 'taken'
    },
    throws(...thrown) {
      for (const [seat, cup] of thrown.entries()) {
        const faces = [...cup].map(Number) as Face[]
        const hand = at(state.hands, seat)
        state.table.dice[seat] = faces.length
        hand.dice = faces
        hand.news = faces.length > 0 ? [{ kind: 'threw', dice: [...faces] }] : []
      }
      return sitting
    },
    view: (seat) => look(state, seat),
    offered: (seat) => dice.moves(look(state, seat)).map((move) => `${seat} ${written(move)}`),
    news: <K extends DiceNews['kind']>(kind: K) =>
      state.table.news.find((news): news is Extract<DiceNews, { kind: K }> => news.kind === kind),
  }
  return sitting.throws(...cups)
}

function written(move: Move): string {
  if (move.kind === 'bid') return `bids ${move.count} ${move.face}`
  return move.kind === 'doubt' ? 'doubts' : 'calls'
}
