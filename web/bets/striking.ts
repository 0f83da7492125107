/** What the room believed of each claim, and what is worth telling of it. */
import { at } from '../../kernel/at.ts'
import { beliefOf, brierOf, type Guess } from '../../kernel/calibration.ts'
import type { Better, Betting } from '../../protocol/bets.ts'

export interface Held {
  readonly claim: Betting['claims'][number]
  /** How likely the room held it to be true, from 0 to 1, and how many had a word on it. */
  readonly belief: number
  readonly voices: number
}

export function heldIn({ claims, betters }: Betting): Held[] {
  return claims.map((claim, nth) => {
    const words = betters.flatMap(({ bets }) => bets.filter((bet) => bet.claim === nth))
    return { claim, belief: beliefOf(words), voices: words.length }
  })
}

const wrong = ({ claim, belief }: Held) => Math.abs((claim.truth === 'true' ? 1 : 0) - belief)

/** The two by which the room was fooled most, and the lie that it smelt best; in the order in which they were said. */
export function strikingIn(held: readonly Held[]): Held[] {
  const byError = [...held].sort((a, b) => wrong(b) - wrong(a) || b.voices - a.voices)
  const fooled = byError.filter((one) => wrong(one) > 0.5).slice(0, 2)
  const smelt = byError.findLast((one) => one.claim.truth === 'false' && wrong(one) < 0.5)
  const told = new Set([...fooled, ...(smelt ? [smelt] : [])])
  return (told.size > 0 ? [...told] : byError.slice(-1)).sort((a, b) => a.claim.at - b.claim.at)
}

export function guessesOf({ claims }: Betting, { bets }: Better): Guess[] {
  return bets.map(({ claim, says, sure }) => ({ says, sure, truth: at(claims, claim, 'claim').truth }))
}

/** One or two words are luck. */
const ENOUGH = 3

/** Who was least off; of equals who had more to say. */
export function bestReader(betting: Betting): Better | undefined {
  const off = (better: Better) => brierOf(guessesOf(betting, better))
  const tried = betting.betters.filter(({ bets }) => bets.length >= ENOUGH)
  return [...(tried.length > 0 ? tried : betting.betters)].sort(
    (a, b) => off(a) - off(b) || b.bets.length - a.bets.length,
  )[0]
}
