/** Bots think in a thread of their own, so that nobody waits for them. */
import { Worker } from 'node:worker_threads'
import type { Thought } from './ports.ts'

interface Waiting {
  readonly done: (move: { kind: string }) => void
  readonly failed: (error: unknown) => void
}

export class Thinker {
  #worker: Worker | undefined
  #next = 0
  readonly #waiting = new Map<number, Waiting>()

  think(thought: Thought): Promise<{ readonly kind: string }> {
    const number = this.#next++
    return new Promise((done, failed) => {
      this.#waiting.set(number, { done, failed })
      this.#thread().postMessage({ number, thought })
    })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  /** The thread; another one if it broke down. */
  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./thought.ts', import.meta.url))
    worker.on('message', ({ number, move, error }) => {
      const waiting = this.#waiting.get(number)
      this.#waiting.delete(number)
      if (error) waiting?.failed(new Error(error))
      else waiting?.done(move)
    })
    worker.on('error', (error) => {
      this.#worker = undefined
      for (const { failed } of this.#waiting.values()) failed(error)
      this.#waiting.clear()
    })
    this.#worker = worker
    return worker
  }
}
