/** Threads that work on one thing together, as many as there are cores: each does its share of a task, and answers. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parentPort, type Worker, type WorkerOptions, workerData } from 'node:worker_threads'
import { sure } from '../kernel/at.ts'

export interface Crew<Task, Answer> {
  /** What each of them answered. */
  together(task: Task): Promise<Answer[]>
  end(): Promise<void>
}

export function crew<Task, Answer>(about: object, hire: (options: WorkerOptions) => Worker): Crew<Task, Answer> {
  const of = availableParallelism()
  const workers = Array.from({ length: of }, (_, one) => hire({ workerData: { ...about, one, of } }))
  return {
    together(task) {
      const answers = workers.map(async (worker) => {
        worker.postMessage(task)
        // Rejects if the worker fails.
        const [answer] = (await once(worker, 'message')) as [Answer]
        return answer
      })
      return Promise.all(answers)
    },
    async end() {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** These of many things, counted. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** In a thread: what all of them know, and which of many are for this one. */
export function share<About>(): About & { mine<T>(all: Iterable<T>): T[]; within(stretch: Stretch): number[] } {
  const { one, of } = workerData
  const mine = <T>(all: Iterable<T>) => [...all].filter((_, n) => n % of === one)
  return { ...workerData, mine, within: ({ from, to }) => mine(Array.from({ length: to - from }, (_, n) => from + n)) }
}

export function serve<Task, Answer>(work: (task: Task) => Answer): void {
  const port = sure(parentPort, 'crew')
  port.on('message', (task: Task) => port.postMessage(work(task)))
}
