/**
 * The people round the table. The one who holds this device sits at the bottom; the next clockwise is to their left. The
 * ring never moves between moments.
 */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import { isAway } from '../app/away.ts'
import { words } from '../app/language.ts'
import { programIn } from '../app/programs.ts'
import * as kit from '../look/kit.module.css'
import { Art } from './Art.tsx'
import { placeAt } from './around.ts'
import { lettersOf, longestWord } from './named.ts'
import * as css from './ring.module.css'
import { SeatMark } from './SeatMark.tsx'
import './rows.module.css'

const t = words({
  en: { away: 'away', puppet: 'puppet', seats: 'Round the table', you: 'you' },
  de: { away: 'weg', puppet: 'Puppe', seats: 'Rund um den Tisch', you: 'du' },
})

/** What light falls on a seat: it acts now, it is next to act, or none. */
export type Light = 'acts' | 'next' | 'none'

interface RingProps {
  readonly room: Room
  readonly me: Seat | null
  readonly name: Name
  readonly light: (seat: Seat) => Light
  /** What lies before a seat. */
  readonly before: (seat: Seat) => ComponentChildren
  readonly tag: (seat: Seat) => string | undefined
  readonly children: ComponentChildren
}

/** A word with more letters would be cut where five sit in a row. */
const FIVE_IN_A_ROW = 11

export function Ring({ room, me, name, light, before, tag, children }: RingProps) {
  const n = room.chairs.length
  const isFive = n === 6 && room.chairs.every((_, seat) => longestWord(name(seat)) <= FIVE_IN_A_ROW)
  return (
    <div
      class={`${css.ring} ${n > 4 ? css.some : ''} ${isFive ? css.five : ''} ${n > 7 ? css.many : ''} ${n > 9 ? css.crowd : ''}`}
    >
      <div class={css.mid}>{children}</div>
      <ol aria-label={t().seats}>
        {room.chairs.map((chair, seat) => {
          // Nobody of this device sits at the bottom for an onlooker, so nobody is nearer to them.
          const { x, y } = me === null ? placeAt(seat + 0.5, n) : placeAt((seat - me + n) % n, n)
          const away = seat !== me && isAway(room, seat)
          const kind = chair?.bot ? t().puppet : programIn(room, seat)
          const word = tag(seat)
          return (
            <li
              key={seat}
              class={`${css.seat} ${seat === me ? css.me : ''} ${away ? css.away : ''}`}
              data-seat={seat}
              data-light={light(seat)}
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              {light(seat) === 'acts' && <Art of="flame" class={css.seatFlame} />}
              {chair && <SeatMark of={chair.mark} seat={seat} />}
              <b class={css.seatName} title={name(seat)} style={lettersOf(seat === me ? t().you : name(seat))}>
                {seat === me ? t().you : name(seat)}
              </b>
              {away && <em class={css.seatAway}>{t().away}</em>}
              {kind && <span class={kit.unseen}>{kind}</span>}
              {before(seat)}
              {word && <span class={css.tag}>{word}</span>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
