/** A house whose clock stands still until it is told how much time passes: then everything rings that fell due meanwhile. */
import type { OpenHouse, Plan } from '../server/main.ts'
import type { Clock } from '../server/ports.ts'
import { house } from './open.ts'

interface Alarm {
  readonly time: number
  readonly ring: () => void
}

/** May be handed from one house to the next: time stands still while a house is closed, too. */
export class StillClock implements Clock {
  readonly #alarms = new Set<Alarm>()
  #now = 1_800_000_000_000

  now(): number {
    return this.#now
  }

  /** For when alarms are set. */
  get alarms(): readonly number[] {
    return [...this.#alarms].map(({ time }) => time)
  }

  at(time: number, ring: () => void): () => void {
    const alarm = { time, ring }
    this.#alarms.add(alarm)
    // Whoever sets an alarm does not expect it to ring before they are done.
    if (time <= this.#now) setImmediate(() => this.pass(0))
    return () => this.#alarms.delete(alarm)
  }

  /** So much time goes by. Alarms ring in order; what they set off finds the clock where it stands at last. */
  pass(time: number): void {
    const then = this.#now + time
    for (let alarm = this.#next(then); alarm; alarm = this.#next(then)) {
      this.#alarms.delete(alarm)
      this.#now = Math.max(this.#now, alarm.time)
      alarm.ring()
    }
    this.#now = then
  }

  /** The first that rings by then; of those that ring at once, the one that was set first. */
  #next(then: number): Alarm | undefined {
    const due = [...this.#alarms].filter(({ time }) => time <= then)
    return due.toSorted((a, b) => a.time - b.time)[0]
  }
}

export interface StillHouse extends OpenHouse {
  readonly clock: StillClock
  /** So much time goes by. */
  pass(time: number): void
  /** The moment at which it stands. */
  now(): number
}

export async function stillHouse(plan: Partial<Plan> = {}, clock = new StillClock()): Promise<StillHouse> {
  const open = await house({ ...plan, instead: { ...plan.instead, clock } })
  return Object.assign(open, { clock, pass: (time: number) => clock.pass(time), now: () => clock.now() })
}
