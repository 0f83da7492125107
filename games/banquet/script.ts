/** A table for tests that is played by script: '1 pours wine 2', '1 peeks', '1 rotates 1', '2 swaps 0', '3 toasts'. */
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/game.ts'
import { type Maker, type Refusal, submit } from '../../kernel/match.ts'
import { look, type Seat, type State, type View } from '../../kernel/state.ts'
import type { Language } from '../../kernel/text.ts'
import { houseOf, members } from './houses.ts'
import type { Banquet, House, Move, Veil } from './state.ts'
import { count, counted, type Sort, type Tokens, tokens } from './tokens.ts'

type NewsOf<G extends Banquet> = G['table']['news'][number]
type SecretOf<G extends Banquet> = G['hand']['news'][number]

export interface Seated<G extends Banquet> {
  readonly state: State<G>
  /** Plays the lines; a refused one throws. */
  play(...lines: string[]): Seated<G>
  /** The clock ran out, and this is done instead. */
  late(...lines: string[]): Seated<G>
  /** What the gate says to one line. */
  try(line: string, by?: Maker): Refusal | 'taken'
  view(seat: Seat): View<G>
  /** The moves of a seat. */
  offered(seat: Seat): readonly G['move'][]
  /** The kinds of moves open to a seat, each once. */
  kinds(seat: Seat): G['move']['kind'][]
  asked(): Seat
  news<K extends NewsOf<G>['kind']>(kind: K): Extract<NewsOf<G>, { kind: K }> | undefined
  secret<K extends SecretOf<G>['kind']>(seat: Seat, kind: K): Extract<SecretOf<G>, { kind: K }> | undefined
  /** Empties the goblets and fills them anew, from place 0: 'wine poison', '', … */
  fill(...goblets: string[]): Seated<G>
  /** What lies behind the screen of a house from now on: 'wine wine poison'. */
  hold(house: House, list: string): Seated<G>
  /** Whoever's turn it is does nothing. */
  skip(): Seated<G>
  /** So many whole rounds of that. */
  idle(rounds: number): Seated<G>
  /** The Toast has been called: everybody lets it be until they drink. */
  drinkUp(): Seated<G>
  /** What everybody earned in the course that has just ended. */
  earned(): number[]
}

/** What a word of the script means. A goblet is named by its place; where none is named it is the one in front. */
export type Verbs<M> = Readonly<Record<string, (words: string[], house: House) => M>>

/** What is scripted otherwise at every table. */
export interface Custom<G extends Banquet> {
  readonly game: Game<G>
  /** The words that only this game has. */
  readonly verbs: Verbs<G['move']>
  /** What a house says one after the other to do nothing on its turn. */
  idles(table: G['table']): readonly string[]
  /** The stages between the call and the drinking. */
  readonly toasting: readonly string[]
  earned(news: readonly NewsOf<G>[]): readonly { readonly seats: readonly Seat[]; readonly points: number }[]
}

export function seated<G extends Banquet & { table: { course: number } }>(
  { game, verbs, idles, toasting, earned }: Custom<G>,
  state: State<G>,
): Seated<G> {
  const { table } = state
  const says = { ...VERBS, ...verbs } as Verbs<G['move']>
  const luck = seeded(7)
  const playing = (lines: readonly string[], by?: Maker): Seated<G> => {
    for (const line of lines) {
      const answer = sitting.try(line, by)
      if (answer !== 'taken') throw new Error(`“${line}” is ${answer}; asked is ${sitting.asked()} at ${table.stage}`)
    }
    return sitting
  }
  const sitting: Seated<G> = {
    state,
    play: (...lines) => playing(lines),
    late: (...lines) => playing(lines, 'clock'),
    try(line, by) {
      const [seat, verb = '', ...words] = line.split(' ')
      const move = sure(says[verb], 'such verb')(words, houseOf(table, Number(seat)))
      return submit(game, state, Number(seat), state.agenda.question, move, luck, by) ?? 'taken'
    },
    view: (seat) => look(state, seat),
    offered: (seat) => game.moves(look(state, seat)),
    kinds: (seat) => [...new Set(game.moves(look(state, seat)).map(({ kind }) => kind))],
    asked: () => at(state.agenda.asked, 0, 'seat that is asked'),
    news: (kind) => table.news.find((news) => news.kind === kind) as never,
    secret: (seat, kind) => at(state.hands, seat, 'hand').news.find((news) => news.kind === kind) as never,
    fill(...contents) {
      state.box.goblets = table.standing.map((_, place) => handful(contents[place] ?? ''))
      return sitting
    },
    hold(house, list) {
      const held = handful(list)
      table.screens[house] = count(held)
      for (const seat of members(table, house)) at(state.hands, seat, 'hand').tokens = { ...held }
      return sitting
    },
    skip() {
      for (const verb of idles(table)) sitting.play(`${sitting.asked()} ${verb}`)
      return sitting
    },
    idle(rounds) {
      for (let turn = 0; turn < rounds * table.nobles.length; turn++) sitting.skip()
      return sitting
    },
    drinkUp() {
      const { course } = table
      while (table.course === course && toasting.includes(table.stage)) sitting.play(`${sitting.asked()} passes`)
      return sitting
    },
    earned() {
      const points = state.hands.map(() => 0)
      for (const one of earned(table.news)) for (const seat of one.seats) points[seat] = at(points, seat) + one.points
      return points
    },
  }
  return sitting
}

/** 'wine wine poison' */
export const handful = (list: string): Tokens => (list === '' ? tokens() : counted(list.split(' ') as Sort[]))

const pair = (a: number, b: number): Move => ({ kind: 'swap', places: a < b ? [a, b] : [b, a] })

const VERBS: Verbs<Move> = {
  pours: ([token, place]) => ({ kind: 'pour', token: token as Sort, place: Number(place) }),
  peeks: ([place], house) => ({ kind: 'peek', place: place === undefined ? house : Number(place) }),
  rotates: ([by]) => ({ kind: 'rotate', by: Number(by) }),
  swaps: ([a, b], house) => (b === undefined ? pair(house, Number(a)) : pair(Number(a), Number(b))),
  toasts: () => ({ kind: 'toast' }),
  passes: () => ({ kind: 'pass' }),
  drinks: ([place]) => ({ kind: 'drink', place: Number(place) }),
  veils: ([place, how]) => ({ kind: 'veil', place: Number(place), how: how as Veil }),
  confesses: () => ({ kind: 'confess' }),
  doubles: () => ({ kind: 'double pour' }),
  looks: ([place], house) => ({ kind: 'look', place: place === undefined ? house : Number(place) }),
  dips: () => ({ kind: 'dip' }),
  takes: ([token]) => ({ kind: 'take', token: token as Sort }),
  foretells: ([house]) => ({ kind: 'foretell', house: Number(house) }),
}

/** Tells what all hear, and in brackets what one alone learns. */
export function chronicle<G extends Banquet>(
  game: Game<G>,
  table: Seated<G>,
  names: readonly string[],
  language: Language,
): { readonly lines: string[]; play(line: string, by?: Maker): void } {
  const { news, secret } = game.text[language]
  const name = (seat: Seat) => at(names, seat, 'name')
  const lines: string[] = []
  const tell = () => {
    for (const item of table.state.table.news) lines.push(news(item as never, name))
    for (const [seat, hand] of table.state.hands.entries()) {
      for (const item of hand.news) lines.push(`    (${name(seat)}: ${secret(item as never, name)})`)
    }
  }
  tell()
  return {
    lines,
    play(line, by) {
      if (by === 'clock') table.late(line)
      else table.play(line)
      tell()
    },
  }
}
