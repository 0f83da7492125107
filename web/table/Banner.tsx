/** What stands in the way of the game just now: a pause, somebody away, a puppet in one's own seat. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../kernel/state.ts'
import { language } from '../app/language.ts'
import { nameIn } from '../app/people.ts'
import { here, type Standing, tell, viewOf } from '../app/table.ts'
import { playWords as t } from './play.words.ts'

interface BannerProps {
  readonly live: Standing
  readonly onChair: (seat: Seat) => void
}

function Strip({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <div class="banner">
      <p role="status">{text}</p>
      {children}
    </div>
  )
}

export function Banner({ live, onChair }: BannerProps) {
  const { room, seat } = live
  if (room.stage !== 'playing') return null
  const name = nameIn(room)
  const me = seat === null ? undefined : room.chairs[seat]
  const list = new Intl.ListFormat(language.value)
  if (me?.bot)
    return (
      <Strip text={t().puppet}>
        <button type="button" class="line small" onClick={() => void tell({ is: 'return' })}>
          {t().back}
        </button>
      </Strip>
    )
  if (room.paused)
    return (
      <Strip text={t().paused}>
        {me && (
          <button type="button" class="line small" onClick={() => void tell({ is: 'go on' })}>
            {t().goOn}
          </button>
        )}
      </Strip>
    )
  if (room.wishes.length > 0)
    return (
      <Strip text={t().wishes(list.format(room.wishes.map(name)), room.wishes.length)}>
        {me && !room.wishes.includes(seat!) && (
          <button type="button" class="line small" onClick={() => void tell({ is: 'pause' })}>
            {t().agree}
          </button>
        )}
        {me && (
          <button type="button" class="line small" onClick={() => void tell({ is: 'go on' })}>
            {t().no}
          </button>
        )}
      </Strip>
    )
  if (seat === null) return <Strip text={t().watching} />
  const asked = viewOf(live)?.agenda.asked ?? []
  const away = asked.find(
    (one) =>
      room.chairs[one]?.sitter === 'person' &&
      !room.chairs[one]?.bot &&
      one !== seat &&
      !here.value.seats.includes(one),
  )
  if (away !== undefined)
    return (
      <Strip text={t().away(name(away))}>
        {room.host === seat && (
          <button type="button" class="line small" onClick={() => onChair(away)}>
            {t().standIn}
          </button>
        )}
      </Strip>
    )
  return null
}
