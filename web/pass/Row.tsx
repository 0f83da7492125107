/** One of those who share this device, at the curtain: to be chosen, or to be sent off. */
import type { Room } from '../../protocol/room.ts'
import * as kit from '../look/kit.module.css'
import { Mark } from '../parts/Art.tsx'
import { useTwice } from '../parts/settling.ts'
import * as css from './curtain.module.css'
import { sendOff } from './joining.ts'
import { passWords as t } from './pass.words.ts'
import { type Passed, sitsIn } from './people.ts'

interface RowProps {
  readonly code: string
  readonly room: Room | undefined
  readonly person: Passed
  readonly isAsked: boolean
  readonly onOpen: () => void
}

export function Row({ code, room, person, isAsked, onOpen }: RowProps) {
  const { asked, press } = useTwice(() => void sendOff(code, person))
  const gone = room !== undefined && !sitsIn(room, person)
  const ended = room === undefined || room.stage === 'closed' || room.stage === 'abandoned'
  // Whoever is guarded by a PIN leaves only by their own hand, from their own seat.
  const maySend = gone || ended || (person.pin === 'none' && room.stage === 'lobby')
  return (
    <li class={css.row}>
      <Mark of={person.mark} />
      <b>{person.name}</b>
      {isAsked && <em>{t().next}</em>}
      {gone ? (
        <em>{t().left}</em>
      ) : (
        <button type="button" class={`${kit.line} ${kit.small}`} onClick={onOpen}>
          {t().iAm(person.name)}
        </button>
      )}
      {maySend && (
        <button type="button" class={kit.bare} title={t().removeHelp} aria-label={t().remove(person.name)} {...press}>
          {asked ? t().sure : <span aria-hidden="true">✕</span>}
        </button>
      )}
    </li>
  )
}
