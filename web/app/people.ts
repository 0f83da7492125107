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
