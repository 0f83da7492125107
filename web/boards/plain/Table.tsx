/** What everybody sees: the people in their order, each with what lies before them, and what lies between them. */
import type { Laid } from '../../../kernel/kit.ts'
import type { Seat } from '../../../kernel/state.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import * as playCss from '../../table/play.module.css'
import type { BoardProps } from '../board.ts'
import * as css from './plain.module.css'
import { usePlain } from './told.ts'
import { plainWords as t } from './words.ts'

export function Table({ room, view, seat: me, name }: BoardProps) {
  const laid = usePlain(room.settings.game)?.table(view.table, name) ?? []
  const between = laid.filter(({ seat }) => seat === undefined)
  return (
    <section class={`${playCss.upper} ${css.plain}`} aria-label={t().table}>
      {between.length > 0 && (
        <ul class={css.between}>
          {between.map(({ says }) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
      <ol class={css.seats} aria-label={t().seats}>
        {room.chairs.map((chair, seat) => (
          <li key={seat} class={css.seat} data-seat={seat} data-asked={view.agenda.asked.includes(seat) || undefined}>
            {chair && <SeatMark of={chair.mark} seat={seat} class={css.mark} />}
            <div>
              <p class={css.who}>
                <b>{name(seat)}</b>
                {seat === me && <em>{t().you}</em>}
                {view.agenda.asked.includes(seat) && <em class={css.asked}>{t().asked}</em>}
              </p>
              {before(laid, seat).map((says) => (
                <p key={says}>{says}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const before = (laid: readonly Laid[], of: Seat) => laid.filter(({ seat }) => seat === of).map(({ says }) => says)
