/** Somebody has lost the line: how long the seat is kept, and what may be done after that. */
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { nameIn, type Role, voicesIn } from '../app/people.ts'
import { here } from '../app/table.ts'
import { useLeft } from '../app/ticking.ts'
import * as kit from '../look/kit.module.css'
import { careWords as t } from './care.words.ts'
import * as css from './play.module.css'
import { playWords } from './play.words.ts'
import { Strip } from './Strip.tsx'

interface AwayProps {
  readonly name: string
  readonly until: number
  readonly role: Role
  readonly onTools: () => void
}

export function Away({ name, until, role, onTools }: AwayProps) {
  const left = useLeft(until)
  return (
    <Strip text={t().away(name)}>
      <Soon left={left ?? 0} />
      {!left && role !== 'guest' && (
        <button type="button" class={`${kit.line} ${kit.small}`} onClick={onTools}>
          {playWords().standIn}
        </button>
      )}
    </Strip>
  )
}

/** Not part of what is read aloud: nobody wants to hear seconds. */
function Soon({ left }: { readonly left: number }) {
  return left > 0 ? <span class={css.bannerSoon}>{t().soon(Math.ceil(left / 1000))}</span> : null
}

/** The seats of people who are away, or for whom puppets play, and for whom somebody might. */
export function mayBeHelped(room: Room): Seat[] {
  const away = here.value.away.map(({ seat }) => seat)
  const { chairs, welcoming } = room
  return chairs.flatMap((chair, seat) => {
    if (chair?.sitter !== 'person' || !(chair.bot || away.includes(seat))) return []
    return welcoming.includes(seat) || mayBeAgreed(room, seat) ? [seat] : []
  })
}

/** With only one other person here nobody can agree but with themselves; and whoever is here is asked themselves. */
function mayBeAgreed(room: Room, seat: Seat): boolean {
  const { seats } = here.value
  return !seats.includes(seat) && voicesIn(room, seat, seats).length > 1
}

interface MissedProps {
  readonly room: Room
  readonly seats: readonly Seat[]
  readonly onChair: (seat: Seat) => void
}

/** What an onlooker sees of it. */
export function Missed({ room, seats, onChair }: MissedProps) {
  return (
    <Strip text={playWords().later}>
      {seats.map((seat) => (
        <Help key={seat} room={room} seat={seat} onChair={onChair} />
      ))}
    </Strip>
  )
}

function Help({ room, seat, onChair }: Omit<MissedProps, 'seats'> & { readonly seat: Seat }) {
  const until = here.value.away.find((one) => one.seat === seat)?.until ?? null
  const left = useLeft(until)
  const name = nameIn(room)(seat)
  if (left)
    return (
      <span class={css.bannerSoon}>
        {t().away(name)} {t().soon(Math.ceil(left / 1000))}
      </span>
    )
  return (
    <button type="button" class={`${kit.line} ${kit.small}`} onClick={() => onChair(seat)}>
      {t().sitIn(name)}
    </button>
  )
}
