/**
 * What every throw is worth to everybody, however the brains lie: as the solver writes it, or as it is kept. A round is worth what its
 * first throw is.
 */
import type { Seat } from '../../../../kernel/state.ts'
import type { Minds, Shares, Worth } from './fates.ts'
import { MindCount } from './minds.ts'
import { add } from './numbers.ts'
import { type Throw, throwNumber, throws } from './throws.ts'

/** Shares are known in so many steps: one up or down still fits into two bytes. Finer ones for four would double what is carried along. */
const wholeWin = (seats: number) => (seats < 4 ? 1 << 15 : 1 << 11) - 1

export class Worths {
  readonly seats: number
  /** Steps to a sure win. */
  readonly whole: number
  readonly count: MindCount
  /** By number of the minds and by throw: what each seat gets but the last, counted from the giver; it gets what is left. */
  readonly shares: Float32Array

  constructor(seats: number, brains: number, shares?: Float32Array) {
    this.seats = seats
    this.whole = wholeWin(seats)
    this.count = new MindCount(seats, brains)
    this.shares = shares ?? new Float32Array(this.count.size * throws.length * (seats - 1))
  }

  #from(minds: Minds, giver: Seat, { dice, floor }: Throw): number {
    return (this.count.number(minds, giver) * throws.length + throwNumber(dice, floor)) * (this.seats - 1)
  }

  throw(minds: Minds, giver: Seat, thrown: Throw): Shares {
    const from = this.#from(minds, giver, thrown)
    const shares = new Float64Array(this.seats)
    let left = 1
    for (let seat = 0; seat < this.seats - 1; seat++) {
      const share = this.shares[from + seat] as number
      shares[(giver + seat) % this.seats] = share
      left -= share
    }
    shares[(giver + this.seats - 1) % this.seats] = Math.max(0, left)
    return shares
  }

  readonly round: Worth = (minds, starter) => this.throw(minds, starter, FIRST)

  /** Just as it will be kept: where all go round in circles the least difference leads to another way to play. */
  write(minds: Minds, giver: Seat, thrown: Throw, worth: Shares): void {
    const from = this.#from(minds, giver, thrown)
    for (let seat = 0; seat < this.seats - 1; seat++) {
      this.shares[from + seat] = Math.round((worth[(giver + seat) % this.seats] as number) * this.whole) / this.whole
    }
  }
}

const FIRST: Throw = { dice: 1, floor: 0 }

/** As the mean of what it would be with one brain less, whose ever it is. */
export function guessed(worth: Worth, minds: Minds, starter: Seat): Shares {
  const mean = new Float64Array(minds.length)
  const poorer = minds.flatMap((brains, seat) => (brains > 1 ? [minds.with(seat, brains - 1)] : []))
  for (const each of poorer)
    for (const [seat, share] of worth(each, starter).entries()) add(mean, seat, share / poorer.length)
  return poorer.length === 0 ? mean.fill(1 / minds.length) : mean
}
