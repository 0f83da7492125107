/** What can be done about one chair: by its host, by who keeps the table going, or by an onlooker who helps out. */
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { words } from '../app/language.ts'
import { nameIn, roleIn, sitterIn } from '../app/people.ts'
import { here, standing, tell } from '../app/table.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { careWords } from './care.words.ts'
import { Item, Twice } from './Item.tsx'
import { lobbyWords as t } from './lobby.words.ts'
import * as css from './menu.module.css'
import { PuppetTools } from './PuppetTools.tsx'
import { SitIn } from './SitIn.tsx'

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
  const me = standing.value
  if (me?.seat === null)
    return (
      <Sheet title={careWords().sitIn(nameIn(room)(seat))} onClose={onClose}>
        <SitIn seat={seat} onDone={onClose} />
      </Sheet>
    )
  const act = (wish: Parameters<typeof tell>[0]) => () => {
    void tell(wish)
    onClose()
  }
  const puppet = chair.sitter === 'bot'
  const host = roleIn(room, me?.seat ?? null, here.value.seats, me?.as) === 'host'
  const away = here.value.away.some((one) => one.seat === seat)
  return (
    <Sheet title={sitterIn(room)(seat)} onClose={onClose}>
      {puppet && room.stage === 'lobby' && <PuppetTools room={room} seat={seat} />}
      <div class={css.menu}>
        {away && room.stage === 'playing' && (
          <Item label={w().standIn} help={w().standInHelp} onClick={act({ is: 'stand in', seat, level: 'normal' })} />
        )}
        {host && chair.sitter === 'person' && !chair.standIn && (
          <Item label={t().host2} help={w().hostHelp} onClick={act({ is: 'hand on', seat })} />
        )}
        {host && !puppet && <Twice label={t().kick} help={w().kickHelp} onClick={act({ is: 'kick', seat })} />}
        {puppet && room.stage === 'lobby' && <Item label={t().dismiss} onClick={act({ is: 'dismiss', seat })} />}
      </div>
    </Sheet>
  )
}
