/** What the dice are likely to show before anybody speaks. */
import { at } from '../../kernel/at.ts'
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
    for (const [sum, chance] of spread.entries()) {
      for (const face of FACES) next[sum + face] = at(next, sum + face) + chance / FACES.length
    }
    spread = next
  }
  return Array.from({ length: MOST + 1 }, (_, sum) => spread[sum] ?? 0)
}

/** R5.9: how likely the claim is true. */
export function truth(claim: Claim, spread: Spread): number {
  if (claim === 0) return at(spread, 0)
  let sum = 0
  for (let rats = claim; rats <= MOST; rats++) sum += at(spread, rats)
  return sum
}

/** `AT_LEAST[dice][claim]` for a fresh throw. */
export const AT_LEAST: readonly (readonly number[])[] = THROWN.map((spread) =>
  Array.from({ length: MOST + 2 }, (_, claim) => (claim > MOST ? 0 : truth(claim, spread))),
)

/** The spread of somebody who has seen the dice. */
const CERTAIN: readonly Spread[] = Array.from({ length: MOST + 1 }, (_, saw) =>
  Array.from({ length: MOST + 1 }, (_, rats) => (rats === saw ? 1 : 0)),
)

export function certainly(saw: number): Spread {
  return at(CERTAIN, saw, 'number of rats')
}
