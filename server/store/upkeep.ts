/**
 * What has to be done with what was written, and that nobody shall wait for. Lines are put in their place once they have been
 * answered. And SQLite writes to a log first, and moves it into the file when it has become long: whoever does that writes nothing
 * meanwhile, for as long as thousands of pages take, and a hundred tables wait. So a thread of its own does it, beside whoever
 * writes; what came since is a few pages, and moved by the writer itself, so that the log can begin anew.
 * docs/decisions/0022-the-journal.md
 */
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

export interface Upkeep {
  /** Something was committed; `tidy` puts in its place what has become ripe. */
  wrote(tidy: () => void): void
  close(): Promise<void>
}

/** Everything at once, in the thread that writes: SQLite sees to its log by itself. */
export const atOnce: Upkeep = { wrote: (tidy) => tidy(), close: async () => {} }

/** After so many commits, which take three to four pages each. */
const COMMITS = 500
/** Should the thread not come to it, so many pages are moved as usual, by whoever has written the last of them. */
const MOST_PAGES = 32_000

export const MOVE = 'PRAGMA wal_checkpoint(PASSIVE)'

export function beside(db: DatabaseSync, file: string, commits = COMMITS): Upkeep {
  const usual = Number(Object.values(db.prepare('PRAGMA wal_autocheckpoint').get() ?? {})[0])
  const leave = (pages: number) => db.exec(`PRAGMA wal_autocheckpoint = ${pages}`)
  leave(MOST_PAGES)
  let written = 0
  let thread: Worker | undefined
  const fell = () => {
    thread = undefined
    if (db.isOpen) leave(usual)
  }
  const moveTheRest = () => {
    try {
      if (db.isOpen) db.exec(MOVE)
    } catch {
      // The disk is full, or hurt. Nothing is lost: it is all in the log, and whoever writes hears what is wrong.
    }
  }
  const begin = () => {
    const mover = new Worker(new URL('./log-worker.ts', import.meta.url), { workerData: file })
    mover.on('message', moveTheRest)
    mover.on('error', fell)
    mover.unref()
    return mover
  }
  return {
    wrote(tidy) {
      setImmediate(tidy)
      if (++written < commits) return
      written = 0
      thread ??= begin()
      thread.postMessage(MOVE)
    },
    async close() {
      const mover = thread
      thread = undefined
      await mover?.terminate()
    },
  }
}
