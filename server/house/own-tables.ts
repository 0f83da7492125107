/** A table in the list of one of its devices: whether that one is asked, and nothing of which other ones are. */
import { circleForm } from '../../protocol/circle.ts'
import type { Card } from '../../protocol/frames.ts'
import { codeForm } from '../../protocol/routes.ts'
import type { Limits } from '../limits.ts'
import type { Ports } from '../ports.ts'
import type { Inside, InsideCard } from '../store/store.ts'
import type { Device } from '../table/deed.ts'

/** Circles and bets lie where tables do, under names that no table has. */
export const isTable = ({ code }: Pick<Card, 'code'>) => codeForm.test(code)

/** What belongs to a device: its tables, and to how many circles it belongs. */
export async function ownTables(
  device: Device,
  { store, limits, clock }: Pick<Ports, 'store' | 'limits' | 'clock'>,
): Promise<{ readonly tables: readonly Card[]; readonly circles?: number }> {
  const kept = await store.mine(device, limits.mine)
  const circles = kept.filter((card) => isCircleOf(card, device)).length
  const tables = kept.flatMap((card) => ownCard(card, device, clock.now(), limits))
  return { tables, ...(circles > 0 && { circles }) }
}

function ownCard({ inside, ...card }: InsideCard, device: Device, now: number, limits: Limits): Card[] {
  if (!isTable(card)) return []
  const { asked, ended } = inside
  const shelf = card.touched < now - limits.putAwayAfter ? 'away' : 'out'
  return [{ ...card, own: { turn: turnOf(asked, device), shelf, ended } }]
}

/** Is this a circle to which that device belongs? */
export const isCircleOf = ({ code, inside }: InsideCard, device: Device): boolean =>
  circleForm.test(code) && (inside.asked?.includes(device) ?? false)

function turnOf(asked: Inside['asked'], device: Device) {
  if (asked === null) return 'none'
  return asked.includes(device) ? 'yours' : 'others'
}
