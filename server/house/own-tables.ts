/** A table in the list of one of its devices: whether that one is asked, and nothing of which other ones are. */
import { circleForm } from '../../protocol/circle.ts'
import type { Card } from '../../protocol/frames.ts'
import type { Limits } from '../limits.ts'
import type { Inside, InsideCard } from '../store/store.ts'
import type { Device } from '../table/deed.ts'

/** Circles lie where tables do, and have a list of their own. */
export function ownCard({ inside, ...card }: InsideCard, device: Device, now: number, limits: Limits): Card[] {
  if (circleForm.test(card.code)) return []
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
