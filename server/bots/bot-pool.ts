/** Bots think in a thread of their own, so that nobody waits for them. */
import { Worker } from 'node:worker_threads'
import type { Limits } from '../limits.ts'
import type { Thought } from '../ports.ts'

interface Waiting {
  readonly done: (move: { kind: string }) => void
  readonly failed: (error: unknown) => void
  readonly alarm: NodeJS.Timeout
}

export class BotPool {
  #worker: Worker | undefined
  #next = 0
  readonly #waiting = new Map<number, Waiting>()
  readonly #longest: number

  constructor({ botThinks }: Pick<Limits, 'botThinks'>) {
    this.#longest = botThinks
  }

  think(thought: Thought): Promise<{ readonly kind: string }> {
    const number = this.#next++
    return new Promise((done, failed) => {
      const alarm = setTimeout(() => this.#startAfresh(new Error('a bot thought too long')), this.#longest)
      this.#waiting.set(number, { done, failed, alarm })
      this.#thread().postMessage({ number, thought })
    })
  }

  /** Ends the thread. Moves that are still thought about never come, and nobody is told. */
  async close(): Promise<void> {
    for (const number of [...this.#waiting.keys()]) this.#take(number)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #take(number: number): Waiting | undefined {
    const waiting = this.#waiting.get(number)
    this.#waiting.delete(number)
    clearTimeout(waiting?.alarm)
    return waiting
  }

  /** Another thread next time; whoever waits for this one is told. */
  #startAfresh(error: unknown): void {
    for (const number of [...this.#waiting.keys()]) this.#take(number)?.failed(error)
    void this.close()
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url))
    worker.on('message', ({ number, move, error }) => {
      const waiting = this.#take(number)
      if (error) waiting?.failed(new Error(error))
      else waiting?.done(move)
    })
    worker.on('error', (error) => this.#startAfresh(error))
    this.#worker = worker
    return worker
  }
}
