/** Whether the house can keep what it is told. Asked rather than remembered: so it recovers by itself as soon as the disk does. */
import type { Metrics } from '../ports.ts'
import type { Store } from '../store/store.ts'

/** However often somebody asks, the disk is asked no more often than this. */
const EVERY = 1000

export class Health {
  readonly #store: Pick<Store, 'check'>
  readonly #metrics: Pick<Metrics, 'trouble'>
  #asked = -Infinity
  #answer: Promise<boolean> = Promise.resolve(true)

  constructor(store: Pick<Store, 'check'>, metrics: Pick<Metrics, 'trouble'>) {
    this.#store = store
    this.#metrics = metrics
  }

  isWell(): Promise<boolean> {
    const now = performance.now()
    if (now - this.#asked < EVERY) return this.#answer
    this.#asked = now
    this.#answer = this.#ask()
    return this.#answer
  }

  async #ask(): Promise<boolean> {
    try {
      await this.#store.check()
      return true
    } catch (error) {
      this.#metrics.trouble('store', error)
      return false
    }
  }
}
