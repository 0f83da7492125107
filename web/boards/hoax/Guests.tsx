/** The people round the table, and all that lies openly before them: tokens, packs, and masks they may never wear again. */

import type { Hoax, Table } from '../../../games/hoax/state.ts'
import { packs } from '../../../games/hoax/tokens.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { isAway } from '../../app/away.ts'
import { programIn } from '../../app/programs.ts'
import * as kit from '../../look/kit.module.css'
import { SeatMark } from '../../parts/SeatMark.tsx'
import type { BoardProps } from '../board.ts'
import { Called } from './Called.tsx'
import { Crossed, Figure, Tokens } from './figures.tsx'
import * as css from './guests.module.css'
import { columnsFor, type Spot, spotsFor } from './places.ts'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

type Props = Pick<BoardProps<Hoax>, 'room' | 'view' | 'seat' | 'name'>

/** What somebody has in packs, and what they confessed not to be. */
export function Kept({ table, seat }: { readonly table: Frozen<Table>; readonly seat: Seat }) {
  const kept = packs(sure(table.purses[seat], 'purse'))
  return (
    <span class={css.keptLine}>
      {kept > 0 ? (
        <b class={css.packs}>
          <Figure of="pack" />×{kept}
          <span class={kit.unseen}> {t().packs(kept)}</span>
        </b>
      ) : (
        <span class={css.noPack}>{t().noPack}</span>
      )}
      <span class={css.denials}>
        {table.denied[seat]?.map((role) => (
          <span key={role} title={t().isNo(roleName(role))}>
            <Crossed of={role} />
            <span class={kit.unseen}> {t().isNo(roleName(role))}</span>
          </span>
        ))}
      </span>
    </span>
  )
}

/** H9.3: the running score, where more than one game is played. */
export function Points({ table, seat }: { readonly table: Frozen<Table>; readonly seat: Seat }) {
  if (table.options.games === 1) return null
  const points = sure(table.points[seat], 'points')
  return (
    <i class={css.seriesPoints} title={t().points(points)}>
      <span aria-hidden="true">{points}</span>
      <span class={kit.unseen}> {t().points(points)}</span>
    </i>
  )
}

interface GuestProps extends Props {
  readonly one: Seat
  readonly spot: Spot
}

function Guest({ room, view, name, one, spot }: GuestProps) {
  const { table, agenda } = view
  const chair = room.chairs[one]
  const program = programIn(room, one)
  const out = table.out[one] !== null
  const light = `${one === table.acting ? css.acting : ''} ${agenda.asked.includes(one) ? css.asked : ''}`
  return (
    <li
      class={`${css.guest} ${light} ${out ? css.out : ''}`}
      style={{ '--column': spot.column, '--row': spot.row, '--x': spot.x, '--y': spot.y }}
      data-seat={one}
    >
      <p class={css.guestWho}>
        {chair && <SeatMark of={chair.mark} seat={one} />}
        <Called name={name(one)} />
        {program && <span class={kit.unseen}>{program}</span>}
        {isAway(room, one) && <em class={css.guestAway}>{t().away}</em>}
        <Points table={table} seat={one} />
      </p>
      <Tokens purse={sure(table.purses[one], 'purse')} />
      {out ? <span class={css.keptLine}>{t().out}</span> : <Kept table={table} seat={one} />}
    </li>
  )
}

export function Guests(props: Props) {
  const { view, seat } = props
  const { seats } = view
  // Mine lies below; an onlooker has nothing there.
  const first = seat === null ? 0 : seat + 1
  const count = seat === null ? seats : seats - 1
  const spots = spotsFor(count)
  return (
    <ol class={css.guests} data-of={count} style={{ '--columns': columnsFor(count) }} aria-label={t().round}>
      {spots.map((spot, at) => {
        const one = (first + at) % seats
        return <Guest key={one} {...props} one={one} spot={spot} />
      })}
    </ol>
  )
}
