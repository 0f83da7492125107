import type { Chance } from './chance.ts'
import type { Maker } from './match.ts'
import type { News, Place, Seat, Shape, State, View } from './state.ts'
import type { Language, Text } from './text.ts'

/** The place of every seat, 1 for the winners; equal places are shared. */
export type Ranking = readonly number[]

/** The values each table option can take with this many seats; the first is the default. */
export type Choices<Options extends object> = { readonly [K in keyof Options]: readonly Options[K][] }

/**
 * What a move can tell a seat that watches it:
 * `nothing`: its view afterwards depends neither on luck nor on what was hidden;
 * `luck`: it shows what luck answered in this move, and nothing older;
 * `secret`: it may open what was hidden.
 */
export type Reveal = 'nothing' | 'luck' | 'secret'

/** How long a ceremony keeps its outcome to itself, and how long it lasts, in milliseconds. */
export interface Pomp {
  readonly hush: number
  readonly length: number
}

export interface Game<G extends Shape = Shape> {
  readonly key: string
  readonly seats: readonly [least: number, most: number]
  /** Every kind of move there is. */
  readonly kinds: readonly G['move']['kind'][]
  /** The kinds with which a seat interrupts, asked or not, instead of answering. `moves` lists them last. */
  readonly asides?: readonly G['move']['kind'][]
  /** More moves than any game takes. */
  readonly bound: number
  /** Where one option bears on another, `chosen` says what has been chosen; without it, all that any table may have. */
  choices(seats: number, chosen?: Partial<G['options']>): Choices<G['options']>
  /** What an option that a record does not name meant before there was one, where that is not its default. */
  readonly earlier?: Partial<G['options']>
  setup(seats: number, options: G['options'], chance: Chance): State<G>
  /** All a seat may do now, asked or not. A function of its view, so server, page and bot cannot disagree. */
  moves(view: View<G>): readonly G['move'][]
  /**
   * Trusts its input and changes the state it is handed. Call it through `play` or `submit` of the kernel.
   * `by`: who made the move, where it was not the person sitting there.
   */
  play(state: State<G>, seat: Seat, move: G['move'], chance: Chance, by?: Maker): void
  /** Defined once the game is over. */
  ranking(table: G['table']): Ranking | undefined
  /** What the one who looks sees of a move that `by` makes: moves that look the same must stay the same to them. */
  seen(view: View<G>, by: Seat, move: G['move']): unknown
  /** May this move of `by` tell the one who looks something new? */
  reveals(view: View<G>, by: Seat, move: G['move']): Reveal
  /**
   * A whole world this seat could be in, and a good one for everybody in it: others hold what the table says they hold,
   * and news of the same kinds as in truth, since who was told something is public.
   */
  imagine(view: View<G>, chance: Chance): State<G>
  /**
   * What is wrong with a state that no game could have come to: tokens that were made or lost, a hand that is not as
   * large as the table says. For tests alone, so no game of the house brings it along to the page: the contract asks it of
   * every state and of every world somebody imagines.
   */
  sound?(state: State<G>): string | undefined
  /**
   * The same state, with what everybody there may remember lying in their hands, where the page shows and sends nothing of
   * it: bots go by that. It holds no more than each of them has seen.
   */
  recalled?(state: State<G>): State<G>
  /** The clause that keeps this kind of move closed to this seat now; undefined while it is open. */
  why(view: View<G>, kind: G['move']['kind']): string | undefined
  /** The move made for a seat whose time has run out, where it cannot pass: chosen without regard to what the seat hides. */
  rest?(view: View<G>, chance: Chance): G['move'] | undefined
  /** The move of somebody who would be asked only about what concerns them; none where it does, as everybody can see. */
  idle?(place: Place<G>): G['move'] | undefined
  /** Has this seat nothing more to do until cards are dealt anew, as everybody can see? Where nobody is ever out, there is none. */
  isOut?(table: G['table'], seat: Seat): boolean
  /** The prompt that the open question belongs to; none while it is interrupted. Its clock stands still meanwhile. */
  prompt?(table: G['table']): number | undefined
  /** How the news deserve everybody's eyes; nothing if life goes on. Boards hold the picture for it, and a clock its time. */
  ceremony?(news: readonly News[]): Pomp | undefined
  /** What an all-seeing chronicler counts about a move that is about to be played, and about how a game ended. */
  tally(state: State<G>, seat: Seat, move: G['move']): readonly string[]
  ending(table: G['table']): string
  readonly text: Readonly<Record<Language, Text<G>>>
}

/** The default of every option. */
export function defaults<G extends Shape>(game: Game<G>, seats: number): G['options'] {
  const choices = Object.entries<readonly unknown[]>(game.choices(seats))
  return Object.fromEntries(choices.map(([key, values]) => [key, values[0]]))
}

/** These options with what each that is missing meant then: an option that a game learnt later changes no older table. */
export function completed<G extends Shape>(game: Game<G>, seats: number, given: object): G['options'] {
  return { ...defaults(game, seats), ...game.earlier, ...given }
}

/** These options for a new table; what the game does not offer with so many seats, or beside the others, is its default. */
export function fitting<G extends Shape>(game: Game<G>, seats: number, given: object): G['options'] {
  const wanted = given as Readonly<Record<string, unknown>>
  const choices = Object.entries<readonly unknown[]>(game.choices(seats, { ...defaults(game, seats), ...given }))
  return Object.fromEntries(
    choices.map(([key, values]) => [key, values.includes(wanted[key]) ? wanted[key] : values[0]]),
  )
}

/** The state before the first move. */
export function setUp<G extends Shape>(
  game: Game<G>,
  { seats, options }: { readonly seats: number; readonly options: object },
  chance: Chance,
): State<G> {
  return game.setup(seats, completed(game, seats, options), chance)
}

/** These options, if they are complete and each has a value that the game knows, or knew once. */
export function parseOptions<G extends Shape>(game: Game<G>, seats: number, given: object): G['options'] | undefined {
  const choices = game.choices(seats) as Record<string, readonly unknown[]>
  const earlier: Readonly<Record<string, unknown>> = { ...game.earlier }
  const entries = Object.entries(given)
  const known = entries.every(
    ([key, value]) => Object.hasOwn(choices, key) && (choices[key]?.includes(value) || earlier[key] === value),
  )
  return known && entries.length === Object.keys(choices).length ? given : undefined
}
