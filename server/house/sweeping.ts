/** Puts away the tables at which nothing happens. */
import type { Ports } from '../ports.ts'
import type { Desk } from './desk.ts'

export function sweep(desks: Map<string, Desk>, { clock, limits }: Pick<Ports, 'clock' | 'limits'>): void {
  const now = clock.now()
  for (const [code, desk] of desks) {
    const rest = desk.rest
    if (!rest || rest.due < now + limits.lookForDue * 2) continue
    const idle = now - rest.since
    const isAlone = desk.audience.guests.size === 0
    if (isAlone && idle > limits.idleAlone) desks.delete(code)
    if (idle > (isAlone ? limits.idleAlone : limits.idleWatched)) desk.putAway()
  }
}
