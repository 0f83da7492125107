/** The last few of what takes long to make; what was asked for last is forgotten last. */
import { at } from '../../../../kernel/at.ts'

export class Lately<T> {
  readonly #most: number
  readonly #known = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  find(name: string, make: () => T): T {
    const found = this.#known.get(name) ?? make()
    this.#known.delete(name)
    this.#known.set(name, found)
    if (this.#known.size > this.#most) this.#known.delete(at([...this.#known.keys()], 0))
    return found
  }
}
