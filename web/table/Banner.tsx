/** What stands in the way of the game just now: a pause, a wish, somebody away, somebody else in one's own seat. */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { listed } from '../app/language.ts'
import { nameIn, plays, roleIn, sitterIn } from '../app/people.ts'
import { here, type Standing, viewOf } from '../app/table.ts'
import { Away, Missed, mayBeHelped } from './Away.tsx'
import { careWords as w } from './care.words.ts'
import { playWords as t } from './play.words.ts'
import { Strip, Tell } from './Strip.tsx'
import { Offers } from './sheets.ts'

interface BannerProps {
  readonly live: Standing
  readonly onChair: (seat: Seat) => void
}

export function Banner({ live, onChair }: BannerProps) {
  const { room, seat } = live
  if (room.stage !== 'playing') return null
  if (seat !== null && !plays(live)) return <NotMyself live={live} />
  if (room.paused)
    return <Strip text={t().paused}>{seat !== null && <Tell wish={{ is: 'go on' }} label={t().goOn} />}</Strip>
  if (room.offers.length > 0) return <Offers live={live} />
  if (room.wishes.length > 0) return <Wishes live={live} />
  if (room.pleas.length > 0) return <Pleas live={live} />
  if (seat === null) return <Onlooker live={live} onChair={onChair} />
  return <Company live={live} onChair={onChair} />
}

/** The own seat is played by a puppet, or by somebody else. */
function NotMyself({ live: { room, seat } }: { readonly live: Standing }) {
  const { standIn } = sure(room.chairs[sure(seat, 'seat')], 'chair')
  return (
    <Strip text={standIn ? w().forYou(standIn) : t().puppet}>
      <Tell wish={{ is: 'return' }} label={w().back} />
    </Strip>
  )
}

function Wishes({ live: { room, seat } }: { readonly live: Standing }) {
  const { wishes } = room
  return (
    <Strip text={t().wishes(listed(wishes.map(sitterIn(room))), wishes.length)}>
      {seat !== null && !wishes.includes(seat) && <Tell wish={{ is: 'pause' }} label={t().agree} />}
      {seat !== null && <Tell wish={{ is: 'go on' }} label={t().no} />}
    </Strip>
  )
}

function Pleas({ live: { room, seat } }: { readonly live: Standing }) {
  const { pleas } = room
  return (
    <Strip text={w().pleas(listed(pleas.map(sitterIn(room))), pleas.length)}>
      {seat !== null && !pleas.includes(seat) && <Tell wish={{ is: 'more time' }} label={w().agreeTime} />}
    </Strip>
  )
}

/** Who looks on may help out. */
function Onlooker({ live: { room }, onChair }: BannerProps) {
  const missed = room.locked ? [] : mayBeHelped(room)
  if (missed.length > 0) return <Missed room={room} seats={missed} onChair={onChair} />
  return <Strip text={room.locked ? t().watching : t().later} />
}

/** Whoever is asked just now may be away, or somebody else than one thinks. */
function Company({ live, onChair }: BannerProps) {
  const { room, seat, as } = live
  const name = nameIn(room)
  const asked = viewOf(live)?.agenda.asked ?? []
  const away = here.value.away.find((one) => one.seat !== seat && asked.includes(one.seat))
  if (away) {
    const role = roleIn(room, seat, here.value.seats, as)
    return <Away name={name(away.seat)} until={away.until} role={role} onTools={() => onChair(away.seat)} />
  }
  if (as === 'stand-in') {
    return (
      <Strip text={w().youFor(name(sure(seat, 'seat')))}>
        <Tell wish={{ is: 'leave' }} label={w().getUp} />
      </Strip>
    )
  }
  const helped = asked.find((one) => room.chairs[one]?.standIn)
  if (helped === undefined) return null
  return <Strip text={w().sitsIn(sure(room.chairs[helped]?.standIn, 'stand-in'), name(helped))} />
}
