/** A store in a thread of its own: while it writes, the house goes on. docs/decisions/0022-the-journal.md says what that is worth. */
import { Worker } from 'node:worker_threads'
import { sure } from '../../kernel/at.ts'
import type { Store } from './store.ts'

type Work = keyof Store

/** Something that is asked of the store. In letters: plain data crosses over faster so. */
export interface Asked {
  readonly id: number
  readonly what: Work
  readonly words: string
}

/** What came of it. */
export type Answered = { readonly id: number } & ({ readonly value: unknown } | { readonly error: object })

/** What is needed of a thread. */
export interface StoreThread {
  postMessage(asked: Asked): void
  on(event: 'message', hear: (answered: Answered) => void): unknown
  on(event: 'error', hear: (error: unknown) => void): unknown
  on(event: 'exit', hear: () => void): unknown
  unref(): void
  terminate(): Promise<unknown>
}

interface Waiting {
  readonly done: (value: unknown) => void
  readonly failed: (error: unknown) => void
}

/** All that can be asked. */
const works: Readonly<Record<Work, true>> = {
  append: true,
  answered: true,
  commands: true,
  openedBy: true,
  load: true,
  lines: true,
  listed: true,
  mine: true,
  joined: true,
  openTables: true,
  latest: true,
  due: true,
  addressOf: true,
  setAddress: true,
  dropAddress: true,
  tables: true,
  devices: true,
  rename: true,
  erase: true,
  check: true,
  close: true,
}

const ownThread = (file: string) => (): StoreThread =>
  new Worker(new URL('./beside-worker.ts', import.meta.url), { workerData: file })

class Beside {
  readonly #open: () => StoreThread
  readonly #waiting = new Map<number, Waiting>()
  #thread: StoreThread | undefined
  #last = 0

  constructor(open: () => StoreThread) {
    this.#open = open
  }

  ask(what: Work, words: readonly unknown[]): Promise<unknown> {
    return new Promise((done, failed) => {
      const id = ++this.#last
      this.#waiting.set(id, { done, failed })
      this.begin().postMessage({ id, what, words: JSON.stringify(words) })
    })
  }

  async close(): Promise<void> {
    if (!this.#thread) return
    await this.ask('close', [])
    const thread = this.#thread
    this.#thread = undefined
    await thread.terminate()
  }

  /** The thread, which is begun if there is none. */
  begin(): StoreThread {
    if (this.#thread) return this.#thread
    const thread = this.#open()
    this.#thread = thread
    // Whoever holds the house open waits for it; the thread alone does not.
    thread.unref()
    thread.on('message', (answered) => this.#hear(answered))
    thread.on('error', (error) => this.#fell(thread, error))
    thread.on('exit', () => this.#fell(thread, new Error('the thread that writes has ended')))
    return thread
  }

  #hear(answered: Answered): void {
    const { done, failed } = sure(this.#waiting.get(answered.id), 'question to this answer')
    this.#waiting.delete(answered.id)
    if ('value' in answered) done(answered.value)
    else failed(Object.assign(new Error(), answered.error))
  }

  /** Nobody knows what of all this was still written: whoever asked reads again, from the next thread. */
  #fell(thread: StoreThread, error: unknown): void {
    if (thread !== this.#thread) return
    this.#thread = undefined
    const left = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { failed } of left) failed(error)
  }
}

/** The store in this file, in a thread of its own. One that falls is followed by another, as soon as something is asked. */
export function storeBeside(file: string, open: () => StoreThread = ownThread(file)): Store {
  const beside = new Beside(open)
  // It begins while the house is still being put together.
  beside.begin()
  const all = Object.keys(works).map((what) => [what, (...words: unknown[]) => beside.ask(what as Work, words)])
  return { ...(Object.fromEntries(all) as Store), close: () => beside.close() }
}
