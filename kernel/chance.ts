import { sure } from './at.ts'

/** Luck: a whole number from 0 to sides − 1, each as likely as the next. Handed in from outside, never kept in a state. */
export type Chance = (sides: number) => number

/** The luck of the n-th entry of a record; entry 0 is the setup. */
export type Luck = (entry: number) => Chance

/** Hands luck through and writes down what it answered. */
export function taping(chance: Chance): { chance: Chance; drawn: number[] } {
  const drawn: number[] = []
  return {
    drawn,
    chance: (sides) => {
      const answer = chance(sides)
      drawn.push(answer)
      return answer
    },
  }
}

/** A tape that ends early, runs on, or shows a face that the die does not have. */
export class TornTape extends Error {}

/** Luck that was written down before, in the same order. */
export function fromTape(drawn: readonly number[]): { chance: Chance; finish: () => void } {
  let next = 0
  return {
    chance: (sides) => {
      const answer = drawn[next++]
      if (answer === undefined || answer < 0 || answer >= sides) throw new TornTape('the tape does not fit the move')
      return answer
    },
    finish: () => {
      if (next !== drawn.length) throw new TornTape('the tape is longer than the luck that was asked for')
    },
  }
}

/** Fast repeatable luck for simulations, bots and tests (mulberry32). Tables of people use `kernel/fair.ts`. */
export function seeded(seed: number): Chance {
  let a = seed | 0
  return (sides) => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides)
  }
}

/** One of these, each as likely as the next. */
export function pick<T>(list: readonly T[], chance: Chance): T {
  // Without a look at what it got: every random move goes through here.
  return list[chance(list.length)] as T
}

/** Shuffles in place. */
export function shuffle<T>(list: T[], chance: Chance): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance(i + 1)
    const card = list[i] as T
    list[i] = list[j] as T
    list[j] = card
  }
  return list
}

/** A seed for the n-th of many, scattered so that neighbours have nothing in common. */
export function scatter(seed: number, n: number): number {
  return seeded(Math.imul(seed, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b))(2 ** 32)
}

/** One part in so many is as fine as it gets. */
const FINE = 1 << 20

/** One of these, the heavier the more often. */
export function draw<T>(list: readonly T[], weight: (one: T) => number, chance: Chance): T {
  const weights = list.map(weight)
  let left = (chance(FINE) / FINE) * weights.reduce((sum, heavy) => sum + heavy, 0)
  const found = weights.findIndex((heavy) => {
    left -= heavy
    return left < 0
  })
  return sure(list.at(found), 'thing to draw')
}
