/** Whether people may sit in for the person of this chair. Nobody but they can say so. */
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { words } from '../app/language.ts'
import { tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { SwitchRow } from '../parts/SwitchRow.tsx'

const t = words({
  en: {
    label: 'A person may sit in for me',
    nobody:
      'While you are away a puppet plays for you and tells nothing. A person would see your hand: that takes your word, or after a long while that of everybody else here.',
    helpers: 'While you are away the host may let somebody play for you. They see your hand; you read who it was.',
  },
  de: {
    label: 'Für mich darf ein Mensch einspringen',
    nobody:
      'Bist du weg, spielt eine Puppe für dich und verrät nichts. Ein Mensch sähe deine Hand: Das geht nur mit deinem Wort oder, nach langer Zeit, mit dem aller anderen hier.',
    helpers:
      'Bist du weg, darf jemand für dich spielen, wenn es erlaubt, wer den Tisch führt. Die Person sieht deine Hand; du liest dann, wer es war.',
  },
})

export function Welcome({ room, seat }: { readonly room: Room; readonly seat: Seat }) {
  const now = room.welcoming.includes(seat) ? 'helpers' : 'nobody'
  const other = now === 'helpers' ? 'nobody' : 'helpers'
  return (
    <section data-welcome>
      <SwitchRow
        label={t().label}
        value={now === 'helpers' ? 'on' : 'off'}
        onFlip={() => void tell({ is: 'welcome', whom: other })}
      />
      <p class={kit.quiet} role="status">
        {t()[now]}
      </p>
    </section>
  )
}
