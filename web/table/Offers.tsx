/** Somebody would sit in: the host answers, and where its person left no word about it, everybody else does too. */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { listed } from '../app/language.ts'
import { ahead } from '../app/line.ts'
import { nameIn, type Role, roleIn, voicesIn } from '../app/people.ts'
import { here, type Standing } from '../app/table.ts'
import { useLeft } from '../app/ticking.ts'
import { careWords as t } from './care.words.ts'
import * as css from './play.module.css'
import { Strip, Tell } from './Strip.tsx'

const MINUTE = 60_000

/** One offer after the other. */
export function Offers({ live }: { readonly live: Standing }) {
  const { room, seat, as } = live
  const offer = sure(room.offers[0], 'offer')
  const wish = { seat: offer.seat, name: offer.name }
  const role = roleIn(room, seat, here.value.seats, as)
  const text = t().offered(offer.name, nameIn(room)(offer.seat))
  const own = as === undefined ? seat : null
  if (offer.vote) return <Vote live={live} text={text} wish={wish} vote={offer.vote} own={own} role={role} />
  if (role === 'guest') return <Strip text={`${text} ${t().hostDecides}`} />
  return (
    <Strip text={text}>
      <Tell wish={{ is: 'let in', ...wish }} label={t().letIn} />
      <Tell wish={{ is: 'turn down', ...wish }} label={t().turnDown} />
    </Strip>
  )
}

interface VoteProps {
  readonly live: Standing
  readonly text: string
  readonly wish: { readonly seat: Seat; readonly name: string }
  readonly vote: { readonly from: number; readonly agreed: readonly Seat[] }
  /** The seat in whose name this device agrees. */
  readonly own: Seat | null
  readonly role: Role
}

/** Who is at the table, or has only just lost the line: they are asked as well. */
function stillHere(): Seat[] {
  const { seats, away } = here.value
  const now = Date.now() + ahead.value
  return [...seats, ...away.flatMap(({ seat, until }) => (until > now ? [seat] : []))]
}

/** All have to agree, and whoever lets them in does so by that. */
function Vote({ live: { room }, text, wish, vote, own, role }: VoteProps) {
  const left = useLeft(vote.from) ?? 0
  const voices = voicesIn(room, wish.seat, stillHere())
  const open = voices.filter((seat) => !vote.agreed.includes(seat))
  const others = open.filter((seat) => seat !== own)
  const awaited = others.length > 0 ? t().open(listed(others.map(nameIn(room)))) : ''
  const hasVoice = own !== null && voices.includes(own)
  return (
    <Strip text={`${text} ${awaited || (role === 'guest' ? t().hostDecides : '')}`.trim()}>
      {left > 0 && <span class={css.bannerSoon}>{t().notBefore(Math.ceil(left / MINUTE))}</span>}
      {role !== 'guest' && others.length === 0 && !left && <Tell wish={{ is: 'let in', ...wish }} label={t().letIn} />}
      {role === 'guest' && own !== null && hasVoice && open.includes(own) && (
        <Tell wish={{ is: 'agree', ...wish }} label={t().agree} />
      )}
      {(role !== 'guest' || hasVoice) && <Tell wish={{ is: 'turn down', ...wish }} label={t().turnDown} />}
    </Strip>
  )
}
