/** Titles that are earned: few, each with the plain fact behind it, and none for what too little is known of. */
import type { Answer } from './answers.ts'
import type { Sitting } from './company.ts'
import type { Figure } from './people.ts'
import { isFew, type Rate, shareOf } from './rate.ts'
import { streaksOf } from './streaks.ts'
import { type Ears, earsOf, type Tongue, tongueOf } from './tongue.ts'
import { type Wins, winsOf } from './wins.ts'

const titleKinds = ['regular', 'giant', 'comeback', 'face', 'nose', 'paranoid', 'gullible', 'saint'] as const
export type TitleKind = (typeof titleKinds)[number]

export interface Title {
  readonly kind: TitleKind
  /** Several, if they are equal, each with what the fact counts: so many, or so many of so many. */
  readonly holders: readonly { readonly who: Figure; readonly fact: Rate }[]
}

/** Whoever has played less is not judged by wins. */
const GAMES = 5
/** Wins beyond what was to be expected; games without a win before one. */
const BEYOND = 1
const WAIT = 3

/** What is known of somebody. */
interface Known {
  readonly who: Figure
  readonly wins: Wins
  readonly wait: number
  readonly tongue: Tongue
  readonly ears: Ears
}

/** By how much somebody deserves a title, and the fact; nothing, if they cannot have it. */
type Merit = (known: Known) => { readonly by: number; readonly fact: Rate } | undefined

/** Where everybody lies half of the time, nobody is a saint for lying a little less. */
const [MOSTLY, NEARLY] = [0.5, 0.8]

const byShare = (fact: Rate, least: number) =>
  isFew(fact) || shareOf(fact) <= least ? undefined : { by: shareOf(fact), fact }

const merits: Readonly<Record<TitleKind, Merit>> = {
  regular: ({ wins: { games } }) => (games < GAMES ? undefined : { by: games, fact: { part: games, of: games } }),
  giant: ({ wins: { games, won, expected } }) =>
    games < GAMES || won - expected < BEYOND ? undefined : { by: won - expected, fact: { part: won, of: expected } },
  comeback: ({ wait }) => (wait < WAIT ? undefined : { by: wait, fact: { part: wait, of: wait } }),
  face: ({ ears }) => byShare(ears.liesBelieved, MOSTLY),
  nose: ({ ears }) => byShare(ears.doubtsRight, MOSTLY),
  paranoid: ({ ears }) => byShare(ears.doubts, MOSTLY),
  gullible: ({ ears }) => byShare(ears.swallowed, MOSTLY),
  saint: ({ tongue: { claims, told } }) => byShare({ part: claims - told, of: claims }, NEARLY),
}

export function titlesIn(sittings: readonly Sitting[], answers: readonly Answer[], people: readonly Figure[]): Title[] {
  const games = sittings.map(({ game }) => game)
  const known = people.map((who) => ({
    who,
    wins: winsOf(sittings, who.id),
    wait: streaksOf(sittings, who.id).wait,
    tongue: tongueOf(games, who.id),
    ears: earsOf(answers, who.id),
  }))
  return titleKinds.flatMap((kind) => awarded(kind, known))
}

/** Nobody is anything alone, and nobody is for what all have alike. */
function awarded(kind: TitleKind, known: readonly Known[]): Title[] {
  const merited = known.flatMap((one) => {
    const merit = merits[kind](one)
    return merit ? [{ who: one.who, ...merit }] : []
  })
  const [first, ...others] = merited.sort((a, b) => b.by - a.by)
  if (!first) return []
  const best = [first, ...others].filter(({ by }) => by === first.by)
  return best.length === known.length ? [] : [{ kind, holders: best.map(({ who, fact }) => ({ who, fact })) }]
}
