/** The score of the evening, kept on the table: who has played here, their points, and the last games. */
import { at } from '../../kernel/at.ts'
import type { Ranking } from '../../kernel/game.ts'
import { pointsOf } from '../../protocol/evening.ts'
import type { Room } from '../../protocol/room.ts'
import type { Device } from './deed.ts'
import { type Chair, chairAt, type Regular, type Table } from './table.ts'

/** More than an evening has. Tables at which one plays by letter live longer, and everybody who comes in is shown all of it. */
const GAMES = 20

/** The seat is its owner's, whoever plays on it. A puppet has no name, also where it took the chair of one who was shown out. */
function whoOn({ device, name, mark }: Chair): Omit<Regular, 'points'> {
  return device === null ? { by: mark, name: '', mark } : { by: device, name, mark }
}

/** A game is over. */
export function score(table: Table, ranking: Ranking): void {
  const { evening, round, settings } = table
  const seats = ranking.map((_, seat) => {
    const now = whoOn(chairAt(table, seat))
    const known = evening.who.findIndex(({ by }) => by === now.by)
    if (known < 0) return evening.who.push({ ...now, points: 0 }) - 1
    Object.assign(at(evening.who, known), now)
    return known
  })
  const places: (number | null)[] = evening.who.map(() => null)
  for (const [seat, one] of seats.entries()) {
    const place = at(ranking, seat)
    places[one] = place
    at(evening.who, one).points += pointsOf(place, ranking)
  }
  evening.games = [...evening.games, { round, game: settings.game, places }].slice(-GAMES)
}

/** A seat goes to another device, and its score with it. Whoever played with that one before keeps theirs, but adds nothing to it. */
export function scoreMoves({ evening }: Table, from: Device, to: Device): void {
  for (const one of evening.who) if (one.by === to) one.by = null
  for (const one of evening.who) if (one.by === from) one.by = to
}

/** Somebody sits down again, perhaps under another name. */
export function scoreGoesBy({ evening }: Table, { device, name, mark }: Pick<Chair, 'device' | 'name' | 'mark'>): void {
  for (const one of evening.who) if (one.by === device) Object.assign(one, { name, mark })
}

/** What all see of it: nothing of a device. */
export function eveningOf({ evening: { who, games } }: Table): Pick<Room, 'evening'> {
  if (games.length === 0) return {}
  return { evening: { who: who.map(({ name, mark, points }) => ({ name, mark, points })), games } }
}
