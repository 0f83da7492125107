/**
 * Bots think in a thread of their own, so that nobody waits for them: one thought at a time, and tables take turns. Where there is
 * more to think than the thread can, thoughts that have waited long are thought on a lower level, which takes less; nobody's
 * move is left to chance for that. A thought that does not end is ended, and harms no other. It begins when the thread says so: a
 * machine that has too much to do may take long to open a thread, or a game's puppets, and thoughts are not to be blamed for it.
 */
import { Worker } from 'node:worker_threads'
import type { Level } from '../../kernel/bot.ts'
import type { Limits } from '../limits.ts'
import { FairQueue } from '../ops/fair-queue.ts'
import type { Clock, Metrics, Thought } from '../ports.ts'

/** What the pool needs of a thread. */
export interface Thread {
  postMessage(thought: Thought): void
  on(event: 'message', hear: (answer: Answer) => void): unknown
  on(event: 'error', hear: (error: unknown) => void): unknown
  terminate(): Promise<unknown>
}

/** The thought begins; then a move, or what went wrong. */
export type Answer =
  | { readonly begins: true }
  | { readonly move: { readonly kind: string } }
  | { readonly error: string }

interface World {
  readonly limits: Pick<Limits, 'botThinks' | 'botWaits' | 'botOpens'>
  readonly clock: Clock
  readonly metrics: Metrics
  readonly thread?: () => Thread
}

interface Waiting {
  readonly thought: Thought
  readonly wanted: () => boolean
  readonly done: (move: { readonly kind: string }) => void
  readonly failed: (error: unknown) => void
  /** How much the thread had worked when it was brought. */
  readonly from: number
}

interface Running extends Waiting {
  readonly since: number
  readonly callOff: () => void
}

/** What takes less thought. */
const LOWER: Readonly<Partial<Record<Level, Level>>> = { teacher: 'normal', hard: 'normal', normal: 'easy' }

const ownThread = (): Thread => new Worker(new URL('./bot-worker.ts', import.meta.url))

export class BotPool {
  readonly #world: World
  readonly #queue = new FairQueue<Waiting>()
  #thread: Thread | undefined
  #running: Running | undefined
  /** How long the thread has worked on thoughts that came to an end. What was lost with others is nobody's wait. */
  #worked = 0

  constructor(world: World) {
    this.#world = world
  }

  think(thought: Thought, wanted: () => boolean = () => true): Promise<{ readonly kind: string }> {
    return new Promise((done, failed) => {
      this.#queue.add(thought.table, { thought, wanted, done, failed, from: this.#worked })
      this.#next()
    })
  }

  /** Ends the thread. Moves that are still thought about never come, and nobody is told. */
  async close(): Promise<void> {
    this.#queue.clear()
    this.#take()
    await this.#endThread()
  }

  #next(): void {
    if (this.#running) return
    let next = this.#queue.take()
    while (next && !next.wanted()) next = this.#queue.take()
    if (next) this.#begin(this.#hurried(next))
  }

  /** On the level for which there is time after such a wait. */
  #hurried(waiting: Waiting): Waiting {
    const { level } = waiting.thought
    const steps = Math.floor((this.#worked - waiting.from) / this.#world.limits.botWaits)
    let rest = level
    for (let step = 0; step < steps; step++) rest = this.#lower(rest) ?? rest
    return { ...waiting, thought: { ...waiting.thought, level: rest } }
  }

  /** The next lower level, which is counted; never chance, which is no level to think on. */
  #lower(level: Level): Level | undefined {
    const lower = LOWER[level]
    if (lower) this.#world.metrics.count('bot lowered')
    return lower
  }

  #begin(waiting: Waiting): void {
    this.#running = this.#timed(waiting, this.#world.limits.botOpens, 'a bot did not begin to think')
    this.#thread ??= this.#newThread()
    this.#thread.postMessage(waiting.thought)
  }

  /** From now on it has so long. */
  #timed(waiting: Waiting, long: number, tooLong: string): Running {
    const { clock } = this.#world
    const since = clock.now()
    return { ...waiting, since, callOff: clock.at(since + long, () => this.#lost(new Error(tooLong))) }
  }

  #take(): Running | undefined {
    const running = this.#running
    this.#running = undefined
    running?.callOff()
    return running
  }

  #heard(answer: Answer): void {
    const running = this.#take()
    if (!running) return
    if ('begins' in answer) {
      this.#running = this.#timed(running, this.#world.limits.botThinks, 'a bot thought too long')
      return
    }
    this.#worked += this.#world.clock.now() - running.since
    if ('move' in answer) running.done(answer.move)
    else this.#again(running, new Error(answer.error))
    this.#next()
  }

  /** The thread is of no use any more: only the thought that it was at has come to nothing. */
  #lost(error: unknown): void {
    const running = this.#take()
    void this.#endThread()
    if (running) this.#again(running, error)
    this.#next()
  }

  /** A thought that came to nothing is thought again on the next lower level; where there is none, it has failed. */
  #again({ thought, wanted, done, failed }: Running, error: unknown): void {
    const level = this.#lower(thought.level)
    if (level === undefined) return failed(error)
    this.#world.metrics.trouble('bot', error)
    this.#queue.putBack(thought.table, { thought: { ...thought, level }, wanted, done, failed, from: this.#worked })
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }

  #newThread(): Thread {
    const thread = (this.#world.thread ?? ownThread)()
    // One that was ended may still have something to say.
    thread.on('message', (answer) => this.#thread === thread && this.#heard(answer))
    thread.on('error', (error) => this.#thread === thread && this.#lost(error))
    return thread
  }
}
