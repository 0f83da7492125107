/** One alarm at a time: a new one takes the place of the one before. */
import type { Clock } from '../ports.ts'

export class Alarm {
  readonly #clock: Clock
  readonly #ring: () => void
  #callOff: () => void = () => {}

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock
    this.#ring = ring
  }

  /** Rings then; never, if nothing is due. */
  set(due: number | undefined): void {
    this.off()
    if (due !== undefined) this.#callOff = this.#clock.at(due, this.#ring)
  }

  off(): void {
    this.#callOff()
    this.#callOff = () => {}
  }
}
