/**
 * The time of the house. It follows the clock on the wall forwards, as after a night in which the machine slept, and never
 * backwards: whoever sets that clock back makes nobody wait an hour, and nothing is written before what was written already.
 */
import type { Clock } from '../ports.ts'

/** The longest a timer can wait. */
const LONGEST = 2 ** 31 - 1
/** By so much both may differ: timers and clocks are never quite at one. */
const AT_ONE = 1000
/** Whoever sets a clock so far forwards has perhaps mistaken the year: it is doubted for so long. */
const HOUR = 3_600_000
const FAR = 24 * HOUR
const DOUBTED = HOUR

/** What the world has to say about time, in milliseconds: the clock on the wall, and how long the machine has run. */
export interface Times {
  wall(): number
  running(): number
}

const ours: Times = { wall: Date.now, running: () => performance.now() }

/** `latest`: the latest time that was ever written down. */
export function steadyClock(latest: number, { wall, running }: Times = ours): Clock {
  let ahead = latest - running()
  /** What it went by before it was pulled far forwards, and until when that is doubted. */
  let doubt = { ahead, until: -Infinity }
  const now = () => {
    const behind = wall() - (running() + ahead)
    const isDoubted = running() < doubt.until
    if (behind > FAR) doubt = { ahead: isDoubted ? doubt.ahead : ahead, until: running() + DOUBTED }
    if (behind > AT_ONE) ahead += behind
    return Math.round(running() + ahead)
  }
  now()
  return {
    now,
    atLeast() {
      const time = now()
      const reckoned = running() < doubt.until ? Math.round(running() + doubt.ahead) : time
      return Math.min(wall(), reckoned)
    },
    at(time, work) {
      const timer = setTimeout(work, Math.min(LONGEST, Math.max(0, time - now())))
      return () => clearTimeout(timer)
    },
  }
}
