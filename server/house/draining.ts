/** A house that closes among others sends the guests of one table after the other to them. */
import type { Ports } from '../ports.ts'
import type { Desk } from './desk.ts'

/**
 * Not all at once: whoever comes to a house at the same moment as hundreds waits for hundreds. Until its turn has come, each table is
 * played on here. A house without neighbours has nowhere to send anybody, and is open again the sooner it closes.
 */
export async function drain(
  desks: readonly Desk[],
  ports: Pick<Ports, 'neighbours' | 'clock' | 'limits'>,
): Promise<void> {
  const { neighbours, clock, limits } = ports
  if (neighbours.company === 'none') return
  const busy = desks.filter(({ audience }) => audience.guests.size > 0)
  const each = Math.min(limits.drainTable, limits.drainAll / busy.length)
  for (const desk of busy) {
    await desk.sendOn()
    await new Promise<void>((done) => clock.at(clock.now() + each, done))
  }
}
