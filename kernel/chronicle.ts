/** A game that is over, told by one who saw everything: who said what, whether it was true, who believed it, what came of it. */
import { fromTape } from './chance.ts'
import { type Game, setUp } from './game.ts'
import { type Entry, play } from './match.ts'
import type { Sealed } from './record.ts'
import { copy, type Seat, type Shape, type State } from './state.ts'
import type { Language, Name } from './text.ts'

/** The table after a step. The first moment is the deal and has no entry. */
export interface Moment<G extends Shape = Shape> {
  readonly state: State<G>
  readonly entry: Entry<G> | undefined
}

/** Something said that could have been a lie. */
export interface Claim {
  /** The moment at which it was said, and the one from which everybody could know the truth; none if it never came out. */
  readonly at: number
  readonly out: number | undefined
  readonly seat: Seat
  /** What was said, in the game's own word for it: the page draws it, `Chronicle.said` tells it. */
  readonly what: string
  readonly truth: 'true' | 'false'
  /** Who answered it so, once everybody could see it: a sealed vote counts from its opening. */
  readonly believed: readonly Seat[]
  readonly doubted: readonly Seat[]
  /** What came of it for each seat, in what the game is won by; a seat for which nothing came of it is left out. */
  readonly swung: readonly { readonly seat: Seat; readonly by: number }[]
}

/** What somebody deserves to be remembered for, counted, not guessed. */
export interface Award {
  readonly kind: string
  readonly seats: readonly Seat[]
  readonly count: number
}

/** All of it may be handed the beginning of a game alone: whoever must not know the end yet reads only that far. */
export interface Chronicle<G extends Shape = Shape> {
  /** The moments at which a new turn begins, each with the seat whose turn it is: the columns of the ledger. */
  turns(moments: readonly Moment<G>[]): readonly { readonly at: number; readonly seat: Seat | undefined }[]
  claims(moments: readonly Moment<G>[]): readonly Claim[]
  awards(moments: readonly Moment<G>[], claims: readonly Claim[]): readonly Award[]
  /** What its claims are: words that were true or not, or deeds that speak for themselves. */
  readonly claimsAre: 'words' | 'deeds'
  readonly text: Readonly<Record<Language, ChronicleText>>
}

/** What a chronicle says, in one language. */
export interface ChronicleText {
  /** A sentence for a claim: who said what. */
  said(claim: Claim, name: Name): string
  /** What `swung` counts, for this many of it: "2 brains". */
  swung(by: number): string
  /** The title of an award and the plain fact behind it. */
  award(award: Award, name: Name): { readonly title: string; readonly fact: string }
  /** Where claims are deeds: its own words for them. Without these they are simply things that somebody did. */
  readonly deeds?: DeedsText
}

export interface DeedsText {
  /** What a deed says to whoever watches it, for those who are to judge it. */
  readonly means: string
  /** And when it counts as a lie, for those who count. */
  readonly counts: string
  /** The heading of the ledger: who did what; the same turn by turn; and where nobody has yet. */
  readonly title: string
  readonly scroller: string
  readonly nobody: string
  /** Who let it be, who undid it, and what it moved. */
  readonly rows: Readonly<Record<'believed' | 'doubted' | 'swung', string>>
}

/** How honest a seat was, how often it was caught, and how good its nose: the same count for every game. */
export interface Honesty {
  readonly claims: number
  /** What it said that was false; of that, what somebody doubted and everybody came to know. */
  readonly told: number
  readonly caught: number
  /** What it said that was true and was doubted all the same. */
  readonly wronged: number
  /** Of what others said that was false: doubted, and believed. */
  readonly smelt: number
  readonly swallowed: number
}

/** Counts it for one seat. */
export function honestyOf(seat: Seat, claims: readonly Claim[]): Honesty {
  const own = claims.filter((claim) => claim.seat === seat)
  const lies = claims.filter(({ truth }) => truth === 'false')
  return {
    claims: own.length,
    told: own.filter(({ truth }) => truth === 'false').length,
    caught: own.filter(({ truth, doubted, out }) => truth === 'false' && doubted.length > 0 && out !== undefined)
      .length,
    wronged: own.filter(({ truth, doubted }) => truth === 'true' && doubted.length > 0).length,
    smelt: lies.filter(({ doubted }) => doubted.includes(seat)).length,
    swallowed: lies.filter(({ believed }) => believed.includes(seat)).length,
  }
}

/** An award for whoever has the most of something; nobody gets it for nothing, nor for what all have alike. */
export function mostOf(kind: string, counts: readonly number[]): Award[] {
  const count = Math.max(...counts)
  const seats = counts.flatMap((mine, seat) => (mine === count ? [seat] : []))
  return count > 0 && seats.length < counts.length ? [{ kind, seats, count }] : []
}

/** What decided the game: where most went to those who won and away from the others; of equals the last. */
export function turningPoint(claims: readonly Claim[], winners: readonly Seat[]): Claim | undefined {
  const worth = ({ swung }: Claim) => swung.reduce((sum, { seat, by }) => sum + (winners.includes(seat) ? by : -by), 0)
  return claims.reduce<Claim | undefined>((best, claim) => {
    const least = best ? worth(best) : 1
    return worth(claim) >= least ? claim : best
  }, undefined)
}

/** What is told of a game as soon as it is over: a few awards, and what decided it. */
export interface Honours {
  readonly awards: readonly Award[]
  readonly turn?: Claim
}

const FEW = 3

export function honoursOf(
  chronicle: Pick<Chronicle, 'awards'>,
  moments: readonly Moment[],
  claims: readonly Claim[],
  winners: readonly Seat[],
): Honours {
  const turn = turningPoint(claims, winners)
  return { awards: chronicle.awards(moments, claims).slice(0, FEW), ...(turn && { turn }) }
}

/** Every moment of a record, in order. Trusts it: `verify` is for those who do not. */
export function momentsOf<G extends Shape>(game: Game<G>, { terms, dealt, entries }: Sealed): Moment<G>[] {
  const state = setUp(game, terms, fromTape(dealt).chance)
  const moments: Moment<G>[] = [{ state: copy(state), entry: undefined }]
  for (const entry of entries as readonly Entry<G>[]) {
    play(game, state, entry.seat, entry.move, fromTape(entry.drawn).chance, entry.by)
    moments.push({ state: copy(state), entry })
  }
  return moments
}
