/** Whether the house can keep what it is told. Asked rather than remembered: so it recovers by itself as soon as the store does. */
import { setTimeout as pause, setImmediate as whatIsReady } from 'node:timers/promises'
import type { Limits } from '../limits.ts'
import type { Metrics } from '../ports.ts'
import type { Store } from '../store/store.ts'

/** However often somebody asks, the store is asked no more often than this. */
const EVERY = 1000

/** The store has not answered yet. */
class Late extends Error {}

export class Health {
  readonly #store: Pick<Store, 'check'>
  readonly #metrics: Pick<Metrics, 'trouble'>
  readonly #limits: Pick<Limits, 'storeAnswers'>
  #asked = -Infinity
  #asking: 'done' | 'under way' = 'done'
  #answer: Promise<boolean> = Promise.resolve(true)

  constructor(
    store: Pick<Store, 'check'>,
    { metrics, limits }: { readonly metrics: Pick<Metrics, 'trouble'>; readonly limits: Pick<Limits, 'storeAnswers'> },
  ) {
    this.#store = store
    this.#metrics = metrics
    this.#limits = limits
  }

  isWell(): Promise<boolean> {
    const now = performance.now()
    if (this.#asking === 'under way' || now - this.#asked < EVERY) return this.#answer
    this.#asked = now
    this.#answer = this.#ask()
    return this.#answer
  }

  async #ask(): Promise<boolean> {
    this.#asking = 'under way'
    const checked = this.#store.check().finally(() => {
      this.#asking = 'done'
    })
    try {
      await Promise.race([checked, this.#late()])
      return true
    } catch (error) {
      this.#metrics.trouble('store', error)
      return false
    }
  }

  async #late(): Promise<never> {
    await pause(this.#limits.storeAnswers, undefined, { ref: false })
    // Where the house itself was held up, the answer may have come long ago.
    await whatIsReady(undefined, { ref: false })
    throw new Late('the store has not answered yet')
  }
}
