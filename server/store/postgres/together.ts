/** Whatever is wanted while the last answer is under way is asked for together: so a hundred who want something wait twice, not a hundred times. */
export class Together {
  readonly #ask: (codes: readonly string[]) => Promise<unknown>
  #wanted = new Set<string>()
  #next: Promise<void> | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(ask: (codes: readonly string[]) => Promise<unknown>) {
    this.#ask = ask
  }

  /** Resolves when it was asked for after this, or fails with it. */
  want(code: string): Promise<void> {
    this.#wanted.add(code)
    this.#next ??= this.#last.then(() => this.#go())
    this.#last = this.#next.catch(() => {})
    return this.#next
  }

  async #go(): Promise<void> {
    const codes = [...this.#wanted]
    this.#wanted = new Set()
    this.#next = undefined
    await this.#ask(codes)
  }
}
