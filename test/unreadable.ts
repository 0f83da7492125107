/** A store whose reads fail now and then, as on a disk that is about to go. What is written is written. */
import type { Store } from '../server/store/store.ts'

export class Unreadable extends Error {}

const reads = [
  'answered',
  'commands',
  'openedBy',
  'load',
  'lines',
  'listed',
  'mine',
  'joined',
  'openTables',
  'due',
  'addressOf',
] as const

export function unreadable(store: Store, fails: () => boolean): Store {
  const spoilt = { ...store } as Record<string, unknown>
  for (const name of reads) {
    const read = store[name] as (...words: unknown[]) => Promise<unknown>
    spoilt[name] = async (...words: unknown[]) => {
      if (fails()) throw new Unreadable(name)
      return read(...words)
    }
  }
  return spoilt as unknown as Store
}
