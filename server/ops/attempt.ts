/** Work that may fail on its own: the trouble is counted and logged, and whatever else was to be done is done. */
import type { Metrics } from '../ports.ts'

export function attempt(metrics: Pick<Metrics, 'trouble'>, where: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    metrics.trouble(where, error)
  }
}
