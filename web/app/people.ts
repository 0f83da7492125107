/** How people at the table are called. A bot has no name of its own and goes by its mark. */

import type { Seat } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import { markText } from '../../protocol/text.ts'
import { language, words } from './language.ts'
import type { Standing } from './table.ts'

const t = words({
  en: { chair: (n: number) => `Chair ${n}`, inFor: (who: string, whom: string) => `${who} for ${whom}` },
  de: { chair: (n: number) => `Stuhl ${n}`, inFor: (who: string, whom: string) => `${who} für ${whom}` },
})

export function nameIn(room: Room): Name {
  return (seat: Seat) => {
    const chair = room.chairs[seat]
    if (!chair) return t().chair(seat + 1)
    return chair.name || markText[language.value][chair.mark]
  }
}

/** Who sits there, and for whom. */
export function sitterIn(room: Room): Name {
  const name = nameIn(room)
  return (seat: Seat) => {
    const standIn = room.chairs[seat]?.standIn
    return standIn ? t().inFor(standIn, name(seat)) : name(seat)
  }
}

/** Where persons play. */
export function playersIn({ chairs }: Room): Seat[] {
  return chairs.flatMap((chair, seat) => (chair?.sitter === 'person' && !chair.bot ? [seat] : []))
}

/** Where somebody who has no chair may sit: a free one, else one that only a puppet keeps warm. */
export function chairFor({ chairs }: Room): Seat | undefined {
  const free = chairs.indexOf(null)
  const seat = free < 0 ? chairs.findIndex((chair) => chair?.sitter === 'bot') : free
  return seat < 0 ? undefined : seat
}

/** Does the person of this device play? Not one who looks on, or for whom a puppet or another sits in. */
export function plays({ room, seat, as }: Pick<Standing, 'room' | 'seat' | 'as'>): boolean {
  const chair = seat === null ? null : room.chairs[seat]
  return !!chair && !chair.bot && (chair.standIn === null || as === 'stand-in')
}

/** Who has to agree before somebody sits in for one who left no word about it: everybody else who is here on their own chair. */
export function voicesIn({ chairs }: Room, about: Seat, here: readonly Seat[]): Seat[] {
  return chairs.flatMap((chair, seat) =>
    chair?.sitter === 'person' && !chair.standIn && seat !== about && here.includes(seat) ? [seat] : [],
  )
}

/** Who may do what for the table: its host all, and while the host is away, the first person who is here keeps it going. */
export type Role = 'host' | 'keeper' | 'guest'

export function roleIn(room: Room, seat: Seat | null, here: readonly Seat[], as?: Standing['as']): Role {
  if (seat === null) return 'guest'
  if (room.host === seat && as === undefined) return 'host'
  if (room.host !== null && here.includes(room.host) && !room.chairs[room.host]?.standIn) return 'guest'
  return playersIn(room).find((one) => here.includes(one)) === seat ? 'keeper' : 'guest'
}
