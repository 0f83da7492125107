import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { newFolder } from '../../test/open.ts'
import { type Answered, type Asked, type StoreThread, storeBeside } from './beside.ts'
import { storeContract } from './contract.ts'
import { line, opening, write } from './samples.ts'

const newFile = () => join(newFolder(), 'humbug.db')

storeContract('a store in a thread of its own', async () => {
  const file = newFile()
  let store = storeBeside(file)
  onTestFinished(() => store.close())
  return {
    store,
    async reopen() {
      await store.close()
      store = storeBeside(file)
      return store
    },
  }
})

test('a thread that falls takes with it only what it was asked; the next one has all that was written', async () => {
  const file = newFile()
  const threads: Worker[] = []
  const store = storeBeside(file, () => {
    const thread = new Worker(new URL('./beside-worker.ts', import.meta.url), { workerData: file })
    threads.push(thread)
    return thread
  })
  onTestFinished(() => store.close())
  await store.append([opening('AAAAAA')])
  const fate = Promise.allSettled([store.append([write('AAAAAA', { lines: [line(2)] })]), store.lines('AAAAAA', 1)])
  await sure(threads[0], 'thread').terminate()
  const [written, read] = await fate
  const lines = await store.lines('AAAAAA', 1)
  expect(threads).toHaveLength(2)
  // Whether it was written is for the next to say; what was said to be is.
  if (written.status === 'fulfilled') expect(lines).toHaveLength(2)
  if (read.status === 'rejected') expect(String(read.reason)).toContain('has ended')
  expect(await store.append([write('AAAAAA', { lines: [line(lines.length + 1)] })])).toEqual(new Set())
  expect(await store.lines('AAAAAA', 1)).toHaveLength(lines.length + 1)
})

test('a file that is none of ours fails whatever is asked, and says why', async () => {
  const store = storeBeside(newFolder())
  await expect(store.latest()).rejects.toThrow('unable to open')
  await expect(store.append([opening('AAAAAA')])).rejects.toThrow('unable to open')
})

/** A thread that answers when it is told to, in whatever order. */
class Told implements StoreThread {
  readonly asked: Asked[] = []
  #hear: (answered: Answered) => void = () => {}

  postMessage(asked: Asked): void {
    this.asked.push(asked)
  }

  on(event: 'message' | 'error' | 'exit', hear: (thing: never) => void): void {
    if (event === 'message') this.#hear = hear as (answered: Answered) => void
  }

  answer(at: number, value: unknown): void {
    this.#hear({ id: sure(this.asked[at], 'question').id, value })
  }

  unref(): void {}

  async terminate(): Promise<void> {}
}

test('every answer goes to its question, and nobody hears of a commit before its own', async () => {
  const thread = new Told()
  const store = storeBeside('', () => thread)
  const heard: string[] = []
  const tell = (name: string) => (value: unknown) => void heard.push(`${name} ${value}`)
  const all = [
    store.latest().then(tell('first')),
    store.latest().then(tell('second')),
    store.latest().then(tell('third')),
  ]
  await Promise.resolve()
  expect(heard).toEqual([])
  thread.answer(2, 30)
  await all[2]
  expect(heard).toEqual(['third 30'])
  thread.answer(0, 10)
  thread.answer(1, 20)
  await Promise.all(all)
  expect(heard).toEqual(['third 30', 'first 10', 'second 20'])
})
