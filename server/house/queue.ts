/** One thing after the other. What fails is reported, and does not hold up what comes after it. */
export class Queue {
  readonly #failed: (error: unknown) => void
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  #open = true

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  /** How much is under way or waits. */
  get waiting(): number {
    return this.#waiting
  }

  /** Resolves when this is done or has failed; it never rejects. */
  add(work: () => void | Promise<void>): Promise<void> {
    this.#waiting++
    this.#last = this.#last
      .then(() => (this.#open ? work() : undefined))
      .catch(this.#failed)
      .then(() => {
        this.#waiting--
      })
    return this.#last
  }

  /** Nothing that waits is done any more. */
  close(): void {
    this.#open = false
  }
}
