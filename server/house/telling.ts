/** What is said of a deed once it is written: to those who are here by a frame, to those who are asked and away by letter. */
import { newlyAsked, openQuestion } from '../letters/due.ts'
import { attempt } from '../ops/attempt.ts'
import type { Ports } from '../ports.ts'
import type { Deed, Device } from '../table/deed.ts'
import type { Table } from '../table/table.ts'
import type { Audience } from './audience.ts'

/** Deeds after which other persons are here, or on other seats, or a screen is another's than the table's. */
const comings: ReadonlySet<Deed['kind']> = new Set([
  'sat',
  'brought',
  'left',
  'kicked',
  'moved',
  'stood in',
  'returned',
  'let in',
  'hosts',
  'again',
  'laid',
  'set',
])

interface Means extends Pick<Ports, 'metrics'> {
  readonly post: Pick<Ports['post'], 'write'>
  /** Is whoever holds this phone asked nothing that they would not let pass? */
  sleeps(table: Table, phone: Device): boolean
}

/** Called before a deed; the function it returns is called after it, and returns what says it to everybody. */
export function telling(audience: Audience, { post, metrics, sleeps }: Means, table: Table) {
  const framesAfter = audience.before(table)
  const open = openQuestion(table)
  return (deed: Deed): (() => void) => {
    const frames = framesAfter(table, deed)
    const asked = newlyAsked(open, openQuestion(table)).filter((device) => !sleeps(table, device))
    return () => {
      for (const [guest, frame] of frames) attempt(metrics, 'notice', () => guest.send(frame))
      for (const device of asked)
        if (!audience.holds(table, device))
          attempt(metrics, 'notice', () => post.write(device, table.code, table.settings.game))
      if (deed.kind === 'kicked') audience.showOut(table)
      if (comings.has(deed.kind)) audience.tellPresence(table)
    }
  }
}
