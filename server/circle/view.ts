/** A circle as its people see it. Nobody learns by which devices somebody else is known. */
import type { BookGame, CircleCard, CircleView, Person, Sat } from '../../protocol/circle.ts'
import type { Card } from '../../protocol/frames.ts'
import type { Line } from '../store/store.ts'
import { type Circle, keeperOf, type Member, memberOf, readDeed } from './circle.ts'
import type { Chaired } from './deed.ts'

const personOf = ({ id, name, mark, devices, comes }: Member): Person => ({
  id,
  name,
  mark,
  devices: devices.length,
  comes,
})

/** `laid`: the tables of the circle that somebody may still sit down at. */
export function circleView(circle: Circle, me: Member, laid: readonly Card[]): CircleView {
  const { code, name, persons, invite, next, seasons, games } = circle
  return {
    code,
    name,
    me: me.id,
    keeper: keeperOf(circle),
    persons: persons.map(personOf),
    invite,
    letters: me.letters,
    next,
    seasons,
    tables: laid,
    games,
  }
}

export function circleCard({ code, name, persons, next }: Circle, laid: readonly Card[]): CircleCard {
  const people = persons.map((person) => ({ name: person.name, mark: person.mark }))
  return { code, name, persons: people, next, tonight: laid[0]?.code ?? null }
}

/**
 * The book, from the circle's lines: every chair belongs to whoever has that device now. Only games in which somebody sat who has come
 * into the circle: what others played at its tables is theirs to share, and they do so by coming in.
 */
export function bookOf(circle: Circle, lines: readonly Line[]): BookGame[] {
  const deeds = lines.map((line) => readDeed(line).deed)
  // Who has left since has left their games here.
  const own = new Set(deeds.flatMap((deed) => ('device' in deed ? [deed.device] : [])))
  return deeds.flatMap((deed) => {
    if (deed.kind !== 'played') return []
    const { chairs, ...game } = deed.game
    const isOurs = chairs.some(({ device }) => device !== null && own.has(device))
    return isOurs ? [{ ...game, sat: chairs.map((chair) => satOn(circle, chair)) }] : []
  })
}

function satOn(circle: Circle, { device, ...chair }: Chaired): Sat {
  const person = device === null ? undefined : memberOf(circle, device)
  // Who has another name by now is called by it.
  return { ...chair, person: person?.id ?? null, ...(person && { name: person.name, mark: person.mark }) }
}
