/** What it is worth to start a round with these brains: the table that solving wrote, or a good guess for tables of other sizes. */
import type { Seat } from '../../../../kernel/state.ts'
import type { Costs } from '../../scoring.ts'
import { startingSanity } from '../../setup.ts'
import { expected } from '../standing.ts'
import type { Minds, Shares, Worth } from './fates.ts'
import { four } from './four.ts'
import { MindCount } from './minds.ts'
import { add } from './numbers.ts'
import { three } from './three.ts'

export class Worths {
  readonly #seats: number
  readonly #count: MindCount
  /** By number of the minds: what each seat gets but the last, counted from the starter; it gets what is left. */
  readonly shares: Float32Array

  constructor(seats: number, brains: number, shares?: Float32Array) {
    this.#seats = seats
    this.#count = new MindCount(seats, brains)
    this.shares = shares ?? new Float32Array(this.#count.size * (seats - 1))
  }

  readonly of: Worth = (minds, starter) => {
    const from = this.#count.number(minds, starter) * (this.#seats - 1)
    const shares = new Float64Array(this.#seats)
    let left = 1
    for (let seat = 0; seat < this.#seats - 1; seat++) {
      const share = this.shares[from + seat] as number
      shares[(starter + seat) % this.#seats] = share
      left -= share
    }
    shares[(starter + this.#seats - 1) % this.#seats] = Math.max(0, left)
    return shares
  }

  write(minds: Minds, starter: Seat, worth: Shares): void {
    const from = this.#count.number(minds, starter) * (this.#seats - 1)
    for (let seat = 0; seat < this.#seats - 1; seat++) {
      this.shares[from + seat] = worth[(starter + seat) % this.#seats] as number
    }
  }
}

/** As the mean of what it would be with one brain less, whose ever it is. */
export function guessed(worth: Worth, minds: Minds, starter: Seat): Shares {
  const mean = new Float64Array(minds.length)
  const poorer = minds.flatMap((brains, seat) => (brains > 1 ? [minds.with(seat, brains - 1)] : []))
  for (const each of poorer)
    for (const [seat, share] of worth(each, starter).entries()) add(mean, seat, share / poorer.length)
  return poorer.length === 0 ? mean.fill(1 / minds.length) : mean
}

/** As they are kept: a byte for each share. Nearer is of no use, since a brain counts for more. */
const WHOLE = 255

export function written({ shares }: Worths): string {
  return btoa(String.fromCharCode(...Uint8Array.from(shares, (share) => Math.round(WHOLE * share))))
}

/** By number of seats. */
const texts: Readonly<Record<number, string>> = { 3: three, 4: four }
const solved = new Map<number, Worths>()

/** What a round is worth by the rules as they are usually played, where it was solved for so many. */
export function solvedWorths(seats: number): Worths | undefined {
  const [known, text] = [solved.get(seats), texts[seats]]
  if (known || text === undefined) return known
  const shares = Float32Array.from(atob(text), (letter) => letter.charCodeAt(0) / WHOLE)
  const worths = new Worths(seats, seats * startingSanity(seats), shares)
  solved.set(seats, worths)
  return worths
}

export function worthFor(seats: number, { noneTrue, ratsTrue, ratsFalse }: Costs): Worth {
  const usual = noneTrue === 1 && ratsTrue === 2 && ratsFalse === 1
  return (usual ? solvedWorths(seats)?.of : undefined) ?? fitted
}

/** Where nothing was solved. */
const fitted: Worth = (minds, starter) => Float64Array.from(minds, (_, seat) => expected(minds, starter, seat))
