/** What comes of a wish in a circle: a deed, or why not. */
import { createHash } from 'node:crypto'
import type { CircleWish } from '../../protocol/circle-asks.ts'
import { spoken } from '../../protocol/names.ts'
import type { Refusal } from '../../protocol/words.ts'
import type { Limits } from '../limits.ts'
import type { Device } from '../table/deed.ts'
import { type Circle, keeperOf, type Member, memberOf } from './circle.ts'
import type { CircleDeed } from './deed.ts'

/** What the house lends to a circle that decides. */
export interface CircleLent {
  readonly now: number
  readonly limits: Limits
  fresh(bytes: number): string
}

interface Asked<K extends CircleWish['wants']> extends CircleLent {
  readonly circle: Circle
  readonly device: Device
  readonly wish: CircleWish & { readonly wants: K }
}

type Answered = CircleDeed | Refusal
type Own<K extends CircleWish['wants']> = Asked<K> & { readonly me: Member }

export type CircleCommand = Exclude<CircleWish, { wants: 'end' }>

/** Newcomers, and devices of somebody who is there already. */
const strangers = {
  join: ({ circle, device, wish, limits, fresh }: Asked<'join'>): Answered => {
    if (memberOf(circle, device)) return 'taken'
    if (wish.invite !== circle.invite && !circle.present.includes(device)) return 'invitation'
    if (circle.persons.length >= limits.circlePersons) return 'full'
    if (isNamed(circle, wish.name, undefined)) return 'name'
    return { kind: 'joined', person: fresh(8), name: wish.name, mark: wish.mark, device }
  },
  claim: ({ circle, device, wish, now, limits }: Asked<'claim'>): Answered => {
    const hash = createHash('sha256').update(wish.ticket, 'hex').digest('hex')
    const member = circle.persons.find(({ ticket }) => ticket?.hash === hash && ticket.until > now)
    if (!member) return 'ticket'
    if (memberOf(circle, device)) return 'taken'
    if (member.devices.length >= limits.circleDevices) return 'full'
    return { kind: 'claimed', person: member.id, device }
  },
}

const isNamed = ({ persons }: Circle, name: string, but: Member | undefined) =>
  persons.some((person) => person !== but && spoken(person.name) === spoken(name))

const forKeeper =
  <K extends CircleWish['wants']>(answer: (asked: Own<K>) => Answered) =>
  (asked: Own<K>): Answered =>
    keeperOf(asked.circle) === asked.me.id ? answer(asked) : 'not host'

const other = ({ circle, me }: Own<'send off' | 'hand on'>, person: string) =>
  person !== me.id && circle.persons.some(({ id }) => id === person)

type Belonging = Exclude<CircleCommand['wants'], keyof typeof strangers>

const people: { readonly [K in Belonging]: (asked: Own<K>) => Answered } = {
  ticket: ({ me, wish: { hash }, now, limits }) => ({
    kind: 'ticketed',
    person: me.id,
    hash,
    until: now + limits.ticketFor,
  }),
  introduce: ({ circle, me, wish: { name, mark } }) =>
    isNamed(circle, name, me) ? 'name' : { kind: 'introduced', person: me.id, name, mark },
  letters: ({ me, wish: { letters } }) => ({ kind: 'letters', person: me.id, letters }),
  plan: ({ me, wish: { at, note }, now, limits }) =>
    at < now || at > now + limits.planAhead ? 'not now' : { kind: 'planned', person: me.id, on: at, note },
  'call off': ({ circle }) => (circle.next ? { kind: 'called off' } : 'not now'),
  come: ({ circle, me, wish: { comes } }) => (circle.next ? { kind: 'comes', person: me.id, comes } : 'not now'),
  rename: forKeeper(({ wish: { title } }) => ({ kind: 'renamed', title })),
  renew: forKeeper(({ fresh }) => ({ kind: 'renewed', invite: fresh(32) })),
  season: forKeeper(({ circle, wish: { title }, limits }) =>
    circle.seasons.length >= limits.circleSeasons ? 'enough' : { kind: 'season', title },
  ),
  leave: ({ me }) => ({ kind: 'left', person: me.id }),
  'send off': forKeeper((asked) => {
    const { person } = asked.wish
    return other(asked, person) ? { kind: 'sent off', person } : 'not here'
  }),
  'hand on': forKeeper((asked) => {
    const { person } = asked.wish
    return other(asked, person) ? { kind: 'keeps', person } : 'not here'
  }),
}

export function decide(circle: Circle, device: Device, wish: CircleCommand, lent: CircleLent): Answered {
  const asked = { ...lent, circle, device, wish }
  if (wish.wants === 'join') return strangers.join({ ...asked, wish })
  if (wish.wants === 'claim') return strangers.claim({ ...asked, wish })
  const me = memberOf(circle, device)
  if (!me) return 'no circle'
  const answer = people[wish.wants] as (asked: Own<Belonging>) => Answered
  return answer({ ...asked, me } as Own<Belonging>)
}
