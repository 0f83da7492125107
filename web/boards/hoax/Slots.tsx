/** Who has chosen already, under a seal, and on whom the table still waits. */
import type { Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/room.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import { Called } from './Called.tsx'
import { Figure } from './figures.tsx'

import * as css from './slots.module.css'
import { hoaxBoardWords as t } from './words.ts'

interface SlotsProps {
  readonly label: string
  readonly seats: readonly Seat[]
  readonly done: (seat: Seat) => boolean
  readonly room: Room
  readonly name: Name
  readonly seat: Seat | null
}

export function Slots({ label, seats, done, room, name, seat }: SlotsProps) {
  return (
    <ul class={css.slots} aria-label={label}>
      {seats.map((one) => {
        const mark = room.chairs[one]?.mark
        const sealed = done(one)
        return (
          <li key={one} class={`${css.slot} ${sealed ? css.sealed : css.thinks} ${one === seat ? css.mine : ''}`}>
            {sealed && <Figure of="seal" />}
            {!sealed && one === seat && <Figure of="quill" />}
            {!sealed && one !== seat && mark && <Mark of={mark} />}
            <Called name={name(one)} as={one === seat ? t().you : name(one)} />
            <span class={kit.unseen}>: {sealed ? t().sealed : t().thinks}</span>
          </li>
        )
      })}
    </ul>
  )
}
