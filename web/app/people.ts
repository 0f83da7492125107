/** How people at the table are called. A bot has no name of its own and goes by its mark. */

import type { Seat } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import { markText } from '../../protocol.text.ts'
import type { Room } from '../../protocol.ts'
import { language, words } from './language.ts'

const t = words({
  en: { chair: (n: number) => `Chair ${n}` },
  de: { chair: (n: number) => `Stuhl ${n}` },
})

export function nameIn(room: Room): Name {
  return (seat: Seat) => {
    const chair = room.chairs[seat]
    if (!chair) return t().chair(seat + 1)
    return chair.name || markText[language.value][chair.mark]
  }
}

/** Who may do what for the table: its host all, and while he is away, the first person who is here keeps it going. */
export type Role = 'host' | 'keeper' | 'guest'

export function roleIn(room: Room, seat: Seat | null, here: readonly Seat[]): Role {
  if (seat === null) return 'guest'
  if (room.host === seat) return 'host'
  if (room.host !== null && here.includes(room.host)) return 'guest'
  const first = room.chairs.findIndex((chair, at) => chair?.sitter === 'person' && !chair.bot && here.includes(at))
  return first === seat ? 'keeper' : 'guest'
}
