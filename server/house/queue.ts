/** One thing after the other. What fails is reported, and does not hold up what comes after it. */
export class Queue {
  readonly #failed: (error: unknown) => void
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  #open = true

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  readonly #done = () => {
    this.#waiting--
  }

  readonly #fell = (error: unknown) => {
    this.#waiting--
    this.#failed(error)
  }

  /** How much is under way or waits. */
  get waiting(): number {
    return this.#waiting
  }

  /** Resolves when this is done or has failed; it never rejects. */
  add(work: () => void | Promise<void>): Promise<void> {
    this.#waiting++
    this.#last = this.#last.then(() => (this.#open ? work() : undefined)).then(this.#done, this.#fell)
    return this.#last
  }

  /** As any work; but whoever wanted it hears if it fails, or is never done. */
  ask(work: () => Promise<void>): Promise<void> {
    return new Promise((done, failed) => {
      const told = (error: unknown) => {
        failed(error)
        throw error
      }
      void this.add(() => work().then(done, told)).then(() => failed(new Error('the house closes')))
    })
  }

  /** Nothing that waits is done any more. */
  close(): void {
    this.#open = false
  }
}
