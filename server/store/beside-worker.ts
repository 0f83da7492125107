/** The thread in which a store is. It does what it is asked, one thing after the other, and answers. */
import { parentPort, workerData } from 'node:worker_threads'
import { sure } from '../../kernel/at.ts'
import type { Answered, Asked } from './beside.ts'
import { sqliteStore } from './sqlite.ts'
import { beside } from './upkeep.ts'

const house = sure(parentPort, 'house that this thread writes for')
const store = sqliteStore(workerData as string, beside)

async function answerTo({ id, what, words }: Asked): Promise<Answered> {
  try {
    const work = store[what] as (...words: readonly unknown[]) => Promise<unknown>
    return { id, value: await work(...JSON.parse(words)) }
  } catch (error) {
    const { name, message, code, errcode } = error as Error & { readonly code?: string; readonly errcode?: number }
    return { id, error: { name, message, code, errcode } }
  }
}

house.on('message', async (asked: Asked) => house.postMessage(await answerTo(asked)))
