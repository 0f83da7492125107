/** What the host may do about one chair. */
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol.ts'
import { words } from '../app/language.ts'
import { nameIn } from '../app/people.ts'
import { here, tell } from '../app/table.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { lobbyWords as t } from './lobby.words.ts'
import './menu.css'

const w = words({
  en: {
    standIn: 'Let a puppet stand in',
    standInHelp: 'Until the person is back; the seat stays theirs.',
    kickHelp: 'They cannot come back to this table.',
    hostHelp: 'You give the keys away.',
  },
  de: {
    standIn: 'Eine Puppe einspringen lassen',
    standInHelp: 'Bis die Person wieder da ist; der Platz bleibt ihrer.',
    kickHelp: 'An diesen Tisch kommt die Person nicht zurück.',
    hostHelp: 'Du gibst die Schlüssel ab.',
  },
})

interface ToolsProps {
  readonly room: Room
  readonly seat: Seat
  readonly onClose: () => void
}

export function ChairTools({ room, seat, onClose }: ToolsProps) {
  const chair = room.chairs[seat]
  if (!chair) return null
  const act = (wish: Parameters<typeof tell>[0]) => () => {
    void tell(wish)
    onClose()
  }
  const person = chair.sitter === 'person'
  const playing = room.stage === 'playing'
  return (
    <Sheet title={nameIn(room)(seat)} onClose={onClose}>
      <div class="menu">
        {person && playing && chair.bot === null && !here.value.seats.includes(seat) && (
          <button type="button" onClick={act({ is: 'stand in', seat, level: 'normal' })}>
            <b>{w().standIn}</b>
            <span>{w().standInHelp}</span>
          </button>
        )}
        {person && (
          <button type="button" onClick={act({ is: 'hand on', seat })}>
            <b>{t().host2}</b>
            <span>{w().hostHelp}</span>
          </button>
        )}
        {person && (
          <button type="button" onClick={act({ is: 'kick', seat })}>
            <b>{t().kick}</b>
            <span>{w().kickHelp}</span>
          </button>
        )}
        {!person && room.stage === 'lobby' && (
          <button type="button" onClick={act({ is: 'dismiss', seat })}>
            <b>{t().dismiss}</b>
          </button>
        )}
      </div>
    </Sheet>
  )
}
