/** The evening at this table, once there is one: a single game says all of it by itself. */
import type { Evening } from '../../protocol/evening.ts'
import type { Room } from '../../protocol/room.ts'

export function eveningIn({ evening }: Room): Evening | undefined {
  return evening && evening.games.length > 1 ? evening : undefined
}

/** The same, if it is over for good. */
export function endedIn(room: Room): Evening | undefined {
  return room.stage === 'closed' ? eveningIn(room) : undefined
}
