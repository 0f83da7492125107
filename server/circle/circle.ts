/** A circle as it stands: the sum of its deeds, without its book, which is read only when somebody opens it. */
import { sure } from '../../kernel/at.ts'
import type { Coming, Planned, Season } from '../../protocol/circle.ts'
import type { Mark } from '../../protocol/words.ts'
import type { Line } from '../store/store.ts'
import type { Device } from '../table/deed.ts'
import { Later } from '../table/later.ts'
import type { CircleDeed, CircleWritten, Newcomer } from './deed.ts'

export interface Member {
  readonly id: string
  name: string
  mark: Mark
  readonly devices: Device[]
  /** The hash of a ticket that brings another device along. */
  ticket: { readonly hash: string; readonly until: number } | null
  letters: 'on' | 'off'
  comes: Coming | null
}

export interface Circle {
  code: string
  name: string
  invite: string
  /** Who was there when it was founded, but for whom it has sent off since. */
  present: readonly Device[]
  keeper: string
  persons: Member[]
  next: Planned | null
  seasons: Season[]
  games: number
  /** The last game of each table that is in the book. */
  book: Record<string, number>
  seq: number
  at: number
}

export const unfounded = (code: string): Circle => ({
  code,
  name: '',
  invite: '',
  present: [],
  keeper: '',
  persons: [],
  next: null,
  seasons: [],
  games: 0,
  book: {},
  seq: 0,
  at: 0,
})

/** Snapshots of another version are left aside. In those of the first, whoever was sent off could still come in as one who was there. */
const VERSION = 2

export function snapshotOf(circle: Circle): string {
  return JSON.stringify({ version: VERSION, circle })
}

export function readDeed({ text }: Line): CircleWritten {
  return JSON.parse(text)
}

/** The circle from its last snapshot and the lines after it; undefined if these are not all that is needed. */
export function rebuild(code: string, snapshot: string | undefined, lines: readonly Line[]): Circle | undefined {
  const kept: { version: number; circle: Circle } = snapshot
    ? JSON.parse(snapshot)
    : { version: VERSION, circle: unfounded(code) }
  const written = lines.map(readDeed)
  const isStale = kept.version !== VERSION || (snapshot && written.some(({ deed }) => deed.kind === 'forgotten'))
  if (isStale || (lines[0]?.seq ?? kept.circle.seq + 1) !== kept.circle.seq + 1) return undefined
  for (const one of written) enact(kept.circle, one)
  return kept.circle
}

export function enact(circle: Circle, { at, deed }: CircleWritten): void {
  circle.seq++
  circle.at = at
  if (!Object.hasOwn(doings, deed.kind)) throw new Later(deed.kind)
  const act = doings[deed.kind] as (circle: Circle, deed: CircleDeed, at: number) => void
  act(circle, deed, at)
}

export function memberOf({ persons }: Circle, device: Device): Member | undefined {
  return persons.find(({ devices }) => devices.includes(device))
}

/** Once all had left nobody kept it: then whoever has been there longest of those who came in since. */
export function keeperOf({ keeper, persons }: Circle): string {
  return keeper || (persons[0]?.id ?? '')
}

const known = ({ persons }: Circle, id: string): Member =>
  sure(
    persons.find((person) => person.id === id),
    'person of the circle',
  )

const settled = ({ person, name, mark, device }: Newcomer): Member => ({
  id: person,
  name,
  mark,
  devices: [device],
  ticket: null,
  letters: 'on',
  comes: null,
})

function part(circle: Circle, id: string): void {
  circle.persons = circle.persons.filter((person) => person.id !== id)
  // Somebody has to: whoever has been there longest.
  if (circle.keeper === id) circle.keeper = circle.persons[0]?.id ?? ''
}

type Doings = {
  readonly [K in CircleDeed['kind']]: (circle: Circle, deed: CircleDeed & { readonly kind: K }, at: number) => void
}

const doings: Doings = {
  founded: (circle, { kind: _, title, invite, present, ...founder }) => {
    Object.assign(circle, { name: title, invite, present, keeper: founder.person })
    circle.persons.push(settled(founder))
  },
  joined: (circle, deed) => {
    circle.persons.push(settled(deed))
  },
  ticketed: (circle, { person, hash, until }) => {
    known(circle, person).ticket = { hash, until }
  },
  claimed: (circle, { person, device }) => {
    const member = known(circle, person)
    member.devices.push(device)
    member.ticket = null
  },
  introduced: (circle, { person, name, mark }) => {
    Object.assign(known(circle, person), { name, mark })
  },
  letters: (circle, { person, letters }) => {
    known(circle, person).letters = letters
  },
  planned: (circle, { person, on, note }) => {
    circle.next = { at: on, note }
    for (const member of circle.persons) member.comes = member.id === person ? 'yes' : null
  },
  'called off': (circle) => {
    circle.next = null
  },
  comes: (circle, { person, comes }) => {
    known(circle, person).comes = comes
  },
  renamed: (circle, { title }) => {
    circle.name = title
  },
  season: (circle, { title }, at) => {
    circle.seasons.push({ name: title, from: at })
  },
  renewed: (circle, { invite }) => {
    circle.invite = invite
  },
  left: (circle, { person }) => part(circle, person),
  'sent off': (circle, { person }) => {
    const { devices } = known(circle, person)
    circle.present = circle.present.filter((device) => !devices.includes(device))
    part(circle, person)
  },
  keeps: (circle, { person }) => {
    circle.keeper = person
  },
  played: (circle, { game: { table, round } }) => {
    circle.games++
    circle.book[table] = round
  },
  forgotten: () => {},
}
