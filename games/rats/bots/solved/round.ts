/** A round from its beginning: while all say "none" the dice grow more, until somebody says rats or doubts. */
import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { DICE } from '../../state.ts'
import type { Fates } from './fates.ts'
import type { Solved, Wall } from './wall.ts'

/** R8.4: after so many accepted "none"s it may not be said again. */
export const lastNone = (seats: number) => 3 * seats + DICE - 1

export class Round {
  readonly #wall: Wall
  readonly #fates: readonly Fates[]
  readonly #starter: Seat
  readonly #throws = new Map<string, Solved>()

  /** As this seat starts it. */
  constructor(wall: Wall, fates: readonly Fates[], starter: Seat) {
    this.#wall = wall
    this.#fates = fates
    this.#starter = starter
  }

  /**
   * The throw after so many accepted "none"s. With all dice in the wall nobody believes it often: so what would follow is reckoned as
   * if it could not be said once more.
   */
  throw(nones: number): Solved {
    return nones >= lastNone(this.#wall.seats) ? this.#last(nones) : this.#solve(nones)
  }

  #solve(nones: number): Solved {
    return this.#once(`${nones}`, () => {
      const next = nones < DICE - 1 ? this.#solve(nones + 1) : this.#last(nones + 1)
      const { none } = at(this.#fates, this.#giver(nones))
      return this.#wall.solve({ ...this.#parts(nones), floor: 0, none: { ...none, believed: next.value } })
    })
  }

  #last(nones: number): Solved {
    return this.#once(`last ${nones}`, () => this.#wall.solve({ ...this.#parts(nones), floor: 1 }))
  }

  #once(name: string, solve: () => Solved): Solved {
    const solved = this.#throws.get(name) ?? solve()
    this.#throws.set(name, solved)
    return solved
  }

  #giver(nones: number): Seat {
    return (this.#starter + nones) % this.#wall.seats
  }

  #parts(nones: number) {
    const giver = this.#giver(nones)
    return { giver, dice: Math.min(DICE, nones + 1), announced: at(this.#fates, giver).announced }
  }
}
