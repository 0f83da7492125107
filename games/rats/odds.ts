/** What the dice are likely to show: before anybody speaks, and after somebody who looked has spoken. */
import { type Claim, DICE, FACES } from './state.ts'

export const MOST = 2 * DICE

/** How likely each number of rats is; the index is the number. */
export type Spread = readonly number[]

/** R1.1: `THROWN[dice]` is the spread of a fresh throw. */
export const THROWN: readonly Spread[] = Array.from({ length: DICE + 1 }, (_, dice) => thrown(dice))

function thrown(dice: number): Spread {
  let spread = [1]
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(spread.length + 2).fill(0)
    for (const [sum, chance] of spread.entries()) for (const face of FACES) next[sum + face]! += chance / FACES.length
    spread = next
  }
  return Array.from({ length: MOST + 1 }, (_, sum) => spread[sum] ?? 0)
}

/** R5.9: how likely the claim is true. */
export function truth(claim: Claim, spread: Spread): number {
  if (claim === 0) return spread[0]!
  let sum = 0
  for (let rats = claim; rats <= MOST; rats++) sum += spread[rats]!
  return sum
}

/** `AT_LEAST[dice][claim]` for a fresh throw. */
export const AT_LEAST: readonly (readonly number[])[] = THROWN.map((spread) =>
  Array.from({ length: MOST + 2 }, (_, claim) => (claim > MOST ? 0 : truth(claim, spread))),
)

/**
 * How somebody who looked at so many rats speaks, as far as one can tell: he says what he saw if he may, or a little
 * less; with too few rats he either shakes again (and then has not looked) or names one of the lowest open numbers.
 */
const LIES_INSTEAD_OF_SHAKING = 0.6
const LIE_STEP = 0.35
const MODEST = 0.25
/** With rats under the wall and none named yet, this often he keeps quiet about them. */
const HUSHES = 0.25

function speaks(claim: Claim, saw: number, floor: Claim): number {
  if (floor === 0) {
    if (claim === 0) return saw === 0 ? 0.9 : HUSHES
    if (saw === 0) return 0.1 * (1 - LIE_STEP) * LIE_STEP ** (claim - 1)
    return (1 - HUSHES) * (claim > saw ? 0.1 * LIE_STEP ** (claim - saw) : modest(claim, saw, 1))
  }
  if (saw < floor) return LIES_INSTEAD_OF_SHAKING * (1 - LIE_STEP) * LIE_STEP ** (claim - floor)
  return claim > saw ? 0.05 * LIE_STEP ** (claim - saw) : modest(claim, saw, floor)
}

function modest(claim: Claim, saw: number, floor: Claim): number {
  if (claim === saw) return saw === floor ? 0.9 : 0.9 - MODEST
  return MODEST / (saw - floor)
}

/** `TOLD[dice][floor][claim]`: the spread once somebody who looked has said this, when this floor was open to him. */
export const TOLD: readonly (readonly (readonly Spread[])[])[] = THROWN.map((spread) =>
  Array.from({ length: MOST + 1 }, (_, floor) =>
    Array.from({ length: MOST + 1 }, (_, claim) => {
      if (claim < floor) return spread
      const weights = spread.map((chance, saw) => chance * speaks(claim, saw, floor))
      const sum = weights.reduce((total, weight) => total + weight, 0)
      return sum > 0 ? weights.map((weight) => weight / sum) : spread
    }),
  ),
)
