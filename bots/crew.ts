/** Threads that work on one thing together, as many as there are cores: each does its share of a task, and answers with a number. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parentPort, type Worker, type WorkerOptions, workerData } from 'node:worker_threads'
import { sure } from '../kernel/at.ts'

export interface Crew<Task> {
  /** The highest number that was answered. */
  together(task: Task): Promise<number>
  end(): Promise<void>
}

export function crew<Task>(about: object, hire: (options: WorkerOptions) => Worker): Crew<Task> {
  const of = availableParallelism()
  const workers = Array.from({ length: of }, (_, one) => hire({ workerData: { ...about, one, of } }))
  return {
    async together(task) {
      const answers = workers.map(async (worker) => {
        worker.postMessage(task)
        // Rejects if the worker fails.
        const [answer] = await once(worker, 'message')
        return Number(answer)
      })
      return Math.max(...(await Promise.all(answers)))
    },
    async end() {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** In a thread: what all of them know, and which of many are for this one. */
export function share<About>(): About & { mine<T>(all: Iterable<T>): T[] } {
  const { one, of } = workerData
  return { ...workerData, mine: (all) => [...all].filter((_, n) => n % of === one) }
}

export function serve<Task>(work: (task: Task) => number): void {
  const port = sure(parentPort, 'crew')
  port.on('message', (task: Task) => port.postMessage(work(task)))
}
