/** Work that may fail on its own: the trouble is counted and logged, and whatever else was to be done is done. */
import type { Watchman } from '../ports.ts'

export function attempt(watchman: Pick<Watchman, 'trouble'>, where: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    watchman.trouble(where, error)
  }
}
