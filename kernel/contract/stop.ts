/** Where a walk stops at a step. What several of those who come along need is worked out once, when the first of them asks. */
import { type Chance, seeded, shuffle } from '../chance.ts'
import type { Game } from '../game.ts'
import { play } from '../match.ts'
import { copy, look, type Seat, type Shape, type State } from '../state.ts'
import { type Care, kindsOf } from './attention.ts'
import { differing } from './failure.ts'
import type { Hint } from './hints.ts'
import type { Step } from './walk.ts'

export const bytes = (thing: unknown): string => JSON.stringify(thing)

export class Stop<G extends Shape = Shape> {
  readonly game: Game<G>
  /** Before the move. Nobody may change it. */
  readonly state: State<G>
  /** Who is about to make which move. */
  readonly seat: Seat
  readonly move: G['move']
  /** Luck for those who look around. */
  readonly chance: Chance
  /** State and move as they were when the walk came here. */
  readonly written: { readonly state: string; readonly move: string }
  readonly #care: Pick<Care, 'besides'>
  #read: State<G> | undefined
  #watchers: readonly Seat[] | undefined
  #after: { readonly state: State<G>; readonly luck: number } | undefined
  readonly #moves: (readonly G['move'][] | undefined)[] = []
  readonly #imagined: (State<G> | undefined)[] = []

  constructor(game: Game<G>, { state, seat, move, chance }: Step<G>, care: Pick<Care, 'besides'>) {
    this.game = game
    this.#care = care
    this.state = state
    this.seat = seat
    this.move = move
    this.chance = chance
    this.written = { state: bytes(state), move: bytes(move) }
  }

  /** The state, through JSON and back. */
  get read(): State<G> {
    this.#read ??= JSON.parse(this.written.state) as State<G>
    return this.#read
  }

  /** The state after the move, made on a copy with this luck. */
  get after(): { readonly state: State<G>; readonly luck: number } {
    if (this.#after) return this.#after
    const luck = this.chance(2 ** 31)
    const state = copy(this.state)
    play(this.game, state, this.seat, this.move, seeded(luck))
    this.#after = { state, luck }
    return this.#after
  }

  /** The one who moves and a few others, drawn anew at every step: these look around and imagine other worlds. */
  get watchers(): readonly Seat[] {
    this.#watchers ??= [this.seat, ...shuffle(this.#others(), this.chance).slice(0, this.#care.besides)]
    return this.#watchers
  }

  #others(): Seat[] {
    return this.state.hands.map((_, seat) => seat).filter((seat) => seat !== this.seat)
  }

  moves(seat: Seat): readonly G['move'][] {
    const known = this.#moves[seat]
    if (known) return known
    const moves = this.game.moves(look(this.state, seat))
    this.#moves[seat] = moves
    return moves
  }

  /** A world that this seat imagines, to look at. */
  imagined(seat: Seat): State<G> {
    const known = this.#imagined[seat]
    if (known) return known
    const world = this.game.imagine(look(this.state, seat), this.chance)
    this.#imagined[seat] = world
    return world
  }

  /** The same world to play in: nobody else gets it any more. */
  taken(seat: Seat): State<G> {
    const world = this.imagined(seat)
    this.#imagined[seat] = undefined
    return world
  }

  /** The state is still what it was when the walk came here, or this is wrong. */
  stayAsItWas(wrong: string, hint: Hint): void {
    if (bytes(this.state) === this.written.state) return
    const before: unknown = JSON.parse(this.written.state)
    differing([before, 'before'], [this.state, 'after'], wrong, hint)
  }

  /** What kind of prompt this is to a seat: the kinds of move that are open to it. */
  prompt(seat: Seat): string {
    return kindsOf(this.moves(seat))
  }
}
