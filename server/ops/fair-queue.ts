/** One queue in which several take turns: whoever brings much waits longer, and nobody else does. */
export class FairQueue<T> {
  /** Whose turn comes first stands first. */
  readonly #lines = new Map<string, T[]>()

  add(whose: string, thing: T): void {
    const line = this.#lines.get(whose)
    if (line) line.push(thing)
    else this.#lines.set(whose, [thing])
  }

  /** Once more the first of its line; a line that had none left waits its turn again. */
  putBack(whose: string, thing: T): void {
    this.#lines.set(whose, [thing, ...(this.#lines.get(whose) ?? [])])
  }

  take(): T | undefined {
    const [next] = this.#lines
    if (!next) return undefined
    const [whose, [first, ...rest]] = next
    this.#lines.delete(whose)
    if (rest.length > 0) this.#lines.set(whose, rest)
    return first
  }

  clear(): void {
    this.#lines.clear()
  }
}
