/** A table for tests that is played by script: '1 pours wine 2', '1 peeks', '1 rotates left', '2 swaps 0', '3 toasts'. */
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { type Refusal, submit } from '../../kernel/match.ts'
import { look, type Seat } from '../../kernel/state.ts'
import type { Key } from '../etiquette/characters/key.ts'
import { houseOf } from '../etiquette/houses.ts'
import type { House, Veil } from '../etiquette/state.ts'
import { counted, type Sort, tokens } from '../etiquette/tokens.ts'
import { beginningPrompts, nextPrompt } from './flow.ts'
import { goblets } from './index.ts'
import { setup } from './setup.ts'
import type { Card, GobletsNews, GobletsSecret, GobletsState, GobletsView, Move, Options, Stage } from './state.ts'

export interface Sitting {
  readonly state: GobletsState
  /** Plays the lines; a refused one throws. */
  play(...lines: string[]): Sitting
  /** What the gate says to one line. */
  try(line: string): Refusal | 'taken'
  view(seat: Seat): GobletsView
  /** The moves of a seat. */
  offered(seat: Seat): readonly Move[]
  /** The kinds of moves open to a seat, each once. */
  kinds(seat: Seat): Move['kind'][]
  asked(): Seat
  news<K extends GobletsNews['kind']>(kind: K): Extract<GobletsNews, { kind: K }> | undefined
  secret<K extends GobletsSecret['kind']>(seat: Seat, kind: K): Extract<GobletsSecret, { kind: K }> | undefined
  /** Empties the goblets and fills them anew, from place 0: 'wine poison', '', … */
  fill(...goblets: string[]): Sitting
  /** What lies behind the screen of a house from now on: 'wine wine poison'. */
  hold(house: House, list: string): Sitting
  /** Whoever's turn it is does nothing. */
  skip(): Sitting
  /** So many whole rounds of that. */
  idle(rounds: number): Sitting
  /** The Toast has been called: everybody lets it be until they drink. */
  drinkUp(): Sitting
  /** What everybody earned in the course that has just ended. */
  earned(): number[]
}

export interface Laid {
  readonly options?: Partial<Options>
  /** The characters by seat; nobody has one otherwise. */
  readonly characters?: Readonly<Record<Seat, Key>>
  readonly targets?: readonly House[]
  readonly cards?: Readonly<Record<Seat, Card>>
  readonly seed?: number
}

/** Sits down so many people: seat 0 hosts, nobody has a character unless it is said, everybody targets his left. */
export function sit(seats: number, laid: Laid = {}): Sitting {
  const options = { ...defaults(goblets, seats), host: 0, characters: 'none' as const, ...laid.options }
  const state = setup(seats, options, seeded(laid.seed ?? 1))
  const { table } = state
  for (const [seat, key] of Object.entries(laid.characters ?? {})) table.characters[Number(seat)] = key
  for (const [seat, card] of Object.entries(laid.cards ?? {})) {
    Object.assign(state.hands[Number(seat)]!, { card, news: [{ kind: 'card', card }] })
  }
  if (table.mode !== 'duel') {
    table.targets = laid.targets ? [...laid.targets] : table.nobles.map((_, house, { length }) => (house + 1) % length)
  }
  if (laid.characters) {
    table.queue = beginningPrompts(table)
    nextPrompt(state, seeded(1))
  }
  const luck = seeded(7)
  const sitting: Sitting = {
    state,
    play(...lines) {
      for (const line of lines) {
        const answer = sitting.try(line)
        if (answer !== 'taken') throw new Error(`“${line}” is ${answer}; asked is ${sitting.asked()} at ${table.stage}`)
      }
      return sitting
    },
    try(line) {
      const [seat, verb, ...words] = line.split(' ')
      const move = VERBS[verb!]!(words, houseOf(table, Number(seat)))
      return submit(goblets, state, Number(seat), state.agenda.question, move, luck) ?? 'taken'
    },
    view: (seat) => look(state, seat),
    offered: (seat) => goblets.moves(look(state, seat)),
    kinds: (seat) => [...new Set(goblets.moves(look(state, seat)).map(({ kind }) => kind))],
    asked: () => state.agenda.asked[0]!,
    news: <K extends GobletsNews['kind']>(kind: K) =>
      table.news.find((news): news is Extract<GobletsNews, { kind: K }> => news.kind === kind),
    secret: <K extends GobletsSecret['kind']>(seat: Seat, kind: K) =>
      state.hands[seat]!.news.find((news): news is Extract<GobletsSecret, { kind: K }> => news.kind === kind),
    fill(...contents) {
      state.box.goblets = table.standing.map((_, place) => handful(contents[place] ?? ''))
      return sitting
    },
    hold(house, list) {
      const held = handful(list)
      table.screens[house] = list === '' ? 0 : list.split(' ').length
      for (const [seat, hand] of state.hands.entries()) if (houseOf(table, seat) === house) hand.tokens = { ...held }
      return sitting
    },
    skip() {
      const pair = table.tasters[table.turn] !== null
      for (const verb of pair ? ['yields', 'passes', 'passes'] : ['passes']) sitting.play(`${sitting.asked()} ${verb}`)
      return sitting
    },
    idle(rounds) {
      for (let turn = 0; turn < rounds * table.nobles.length; turn++) sitting.skip()
      return sitting
    },
    drinkUp() {
      const { course } = table
      while (table.course === course && TOASTING.includes(table.stage)) sitting.play(`${sitting.asked()} passes`)
      return sitting
    },
    earned() {
      const { earned } = sitting.news('scored')!
      const points = state.hands.map(() => 0)
      for (const { seat, alive, target, both, other, wine } of earned) {
        points[seat]! += alive + target + both + other + wine
      }
      return points
    },
  }
  return sitting
}

const TOASTING: readonly Stage[] = ['hold', 'sip', 'last', 'before']

const handful = (list: string) => (list === '' ? tokens() : counted(list.split(' ') as Sort[]))

const pair = (a: number, b: number): Move => ({ kind: 'swap', places: a < b ? [a, b] : [b, a] })

/** The words of the script. A goblet is named by its place; where none is named it is the one in front. */
const VERBS: Record<string, (words: string[], house: House) => Move> = {
  pours: ([token, place]) => ({ kind: 'pour', token: token as Sort, place: Number(place) }),
  peeks: ([place], house) => ({ kind: 'peek', place: place === undefined ? house : Number(place) }),
  rotates: ([by]) => ({ kind: 'rotate', by: Number(by) }),
  swaps: ([a, b], house) => (b === undefined ? pair(house, Number(a)) : pair(Number(a), Number(b))),
  toasts: () => ({ kind: 'toast' }),
  passes: () => ({ kind: 'pass' }),
  yields: ([how]) => ({ kind: 'after you', leave: how === 'leave' }),
  drinks: ([place]) => ({ kind: 'drink', place: Number(place) }),
  veils: ([place, how]) => ({ kind: 'veil', place: Number(place), how: how as Veil }),
  confesses: () => ({ kind: 'confess' }),
  trades: () => ({ kind: 'trade' }),
  doubles: () => ({ kind: 'double pour' }),
  retargets: ([house]) => ({ kind: 'retarget', house: Number(house) }),
  exchanges: ([give, take]) => ({ kind: 'exchange', give: give as Sort, take: take as Sort }),
  looks: ([place], house) => ({ kind: 'look', place: place === undefined ? house : Number(place) }),
  dips: () => ({ kind: 'dip' }),
  takes: ([token]) => ({ kind: 'take', token: token as Sort }),
  foretells: ([house]) => ({ kind: 'foretell', house: Number(house) }),
  waits: () => ({ kind: 'wait' }),
}
