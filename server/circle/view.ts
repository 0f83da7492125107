/** A circle as its people see it. Nobody learns by which devices somebody else is known. */
import type { BookGame, CircleCard, CircleView, Person, Sat } from '../../protocol/circle.ts'
import type { Card } from '../../protocol/frames.ts'
import type { Line } from '../store/store.ts'
import { type Circle, type Member, memberOf, readDeed } from './circle.ts'
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
  const { code, name, keeper, persons, invite, next, seasons, games } = circle
  return {
    code,
    name,
    me: me.id,
    keeper,
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

/** The book, from the circle's lines: every chair belongs to whoever has that device now. */
export function bookOf(circle: Circle, lines: readonly Line[]): BookGame[] {
  return lines.flatMap((line) => {
    const { deed } = readDeed(line)
    if (deed.kind !== 'played') return []
    const { chairs, ...game } = deed.game
    return [{ ...game, sat: chairs.map((chair) => satOn(circle, chair)) }]
  })
}

function satOn(circle: Circle, { device, ...chair }: Chaired): Sat {
  const person = device === null ? undefined : memberOf(circle, device)
  // Who has another name by now is called by it.
  return { ...chair, person: person?.id ?? null, ...(person && { name: person.name, mark: person.mark }) }
}
