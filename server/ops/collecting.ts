/**
 * How seldom the engine looks through all that is in memory. It does so to be thrifty, and holds everybody up for ten to forty
 * milliseconds each time; under load every few seconds. docs/decisions/0022-the-journal.md says what was measured.
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/** As much as the engine itself would let it grow at most: to four times of what is needed. */
const MOST = 300
/** Where it may have so many bytes at all, that is no matter. */
const AMPLE = 1_500_000_000

export function collectSeldom(): void {
  if (getHeapStatistics().heap_size_limit >= AMPLE) setFlagsFromString(`--heap-growing-percent=${MOST}`)
}
