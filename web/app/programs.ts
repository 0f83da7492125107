/** Programs that people have brought along, and what is said of them. */
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { words } from './language.ts'

const t = words({
  en: { program: 'a program', of: (whose: string) => `a program of ${whose}` },
  de: { program: 'ein Programm', of: (whose: string) => `ein Programm von ${whose}` },
})

/** What plays on this seat, if it is a program. */
export function programIn({ chairs }: Room, seat: Seat): string | undefined {
  const chair = chairs[seat]
  if (chair?.sitter !== 'program') return undefined
  return chair.of ? t().of(chair.of) : t().program
}
