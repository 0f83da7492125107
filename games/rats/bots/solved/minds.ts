/** All ways in which brains can lie before the seats between two rounds, counted: everybody has one at least, and there are so many in all. */
import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import type { Minds } from './fates.ts'

/** `choose(n, k)` is how many ways there are to take k of n things. */
function choose(n: number, k: number): number {
  let ways = 1
  for (let taken = 1; taken <= k; taken++) ways = (ways * (n - k + taken)) / taken
  return ways
}

export class MindCount {
  readonly #seats: number
  /** By seats counted and brains counted: how many come before. */
  readonly #before: readonly (readonly number[])[]
  readonly size: number

  constructor(seats: number, brains: number) {
    this.#seats = seats
    this.size = choose(brains, seats)
    this.#before = Array.from({ length: seats + 1 }, (_, counted) =>
      Array.from({ length: brains + 1 }, (_, sum) => (sum - 1 < counted ? 0 : choose(sum - 1, counted))),
    )
  }

  /** The number of this one, counted from the seat that starts; with fewer brains in all it is lower. */
  number(minds: Minds, starter: Seat): number {
    let [sum, number] = [0, 0]
    for (let seat = 0; seat < this.#seats; seat++) {
      sum += at(minds, (starter + seat) % this.#seats)
      number += at(at(this.#before, seat + 1), sum)
    }
    return number
  }
}

/** All with exactly so many brains, of those that differ only in where one begins to count just one. */
export function* mindsWith(seats: number, brains: number): Iterable<Minds> {
  for (const minds of partsOf(seats, brains)) if (isFirst(minds)) yield minds
}

function* partsOf(seats: number, brains: number): Iterable<number[]> {
  if (seats === 1) yield [brains]
  else
    for (let mine = 1; mine <= brains - seats + 1; mine++)
      for (const rest of partsOf(seats - 1, brains - mine)) yield [mine, ...rest]
}

/** Is none of those that begin at another seat less, compared seat by seat? */
function isFirst(minds: Minds): boolean {
  return minds.every((_, start) => {
    const turned = [...minds.slice(start), ...minds.slice(0, start)]
    const other = turned.findIndex((brains, seat) => brains !== minds[seat])
    return other < 0 || at(turned, other) > at(minds, other)
  })
}
