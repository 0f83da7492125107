/** Who comes back reads who sat on their chair, and that they saw the hand. It stays until it is pressed away. */
import type { Visit } from '../../protocol/room.ts'
import { knownName } from '../app/device.ts'
import type { Standing } from '../app/table.ts'
import { careWords as t } from './care.words.ts'
import { Strip, Tell } from './Strip.tsx'

/** Who lost their chair since then is known by their name alone. */
function isMine({ seat, as }: Standing, visit: Visit): boolean {
  if (as !== undefined) return false
  return seat === null ? visit.seat === null && visit.whom === knownName() : visit.seat === seat
}

export function Meanwhile({ live }: { readonly live: Standing }) {
  const { room, seat } = live
  const mine = room.visits.filter((visit) => isMine(live, visit))
  // As long as somebody sits there, that is said elsewhere, and is not over.
  const goesOn = seat !== null && room.chairs[seat]?.standIn
  if (mine.length === 0 || goesOn) return null
  return (
    <Strip text={mine.map(({ name, moves }) => t().meanwhile(name, moves)).join(' ')}>
      <Tell wish={{ is: 'noted' }} label={t().noted} />
    </Strip>
  )
}
