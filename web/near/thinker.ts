/** Bots think beside the page, one thought after the other, in a thread that is fetched when the first of them is asked. */
import type { Move } from '../app/table.ts'
import type { Thought } from './company.ts'
import { newThread } from './thread.ts'

interface Answer {
  readonly number: number
  readonly move?: Move
}

interface Waiting {
  readonly done: (move: Move) => void
  readonly failed: () => void
}

/** No bot of ours thinks so long, on a slow phone either. */
const LOST = 20_000

export class Thinker {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #count = 0

  think(thought: Thought): Promise<Move> {
    const number = this.#count++
    return new Promise<Move>((done, no) => {
      const timer = setTimeout(() => this.close(), LOST)
      const end = () => {
        clearTimeout(timer)
        this.#waiting.delete(number)
      }
      this.#waiting.set(number, {
        done: (move) => {
          end()
          done(move)
        },
        failed: () => {
          end()
          no(new Error('lost in thought'))
        },
      })
      this.#thread().postMessage({ number, thought })
    })
  }

  /** Everything that waits for this thread waits in vain; a later thought gets a new one. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const { failed } of [...this.#waiting.values()]) failed()
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = newThread()
    worker.onmessage = ({ data: { number, move } }: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(number)
      if (move) waiting?.done(move)
      else waiting?.failed()
    }
    worker.onerror = () => this.close()
    this.#worker = worker
    return worker
  }
}
