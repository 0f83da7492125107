/** Games of a book, made by hand: who sat there, who came where, and what was claimed. */
import type { Claim } from '../kernel/chronicle.ts'
import type { BookGame, Sat } from '../protocol/circle.ts'

export const person = (id: string): Sat => ({ person: id, name: id.toUpperCase(), mark: 'key', bot: null })
export const guest: Sat = { person: null, name: 'Gast', mark: 'boot', bot: null }
export const puppet: Sat = { person: null, name: '', mark: 'fish', bot: 'hard' }

/** `sat`: ids of persons, or whoever else sat there. */
export function bookGame(
  sat: readonly (string | Sat)[],
  ranking: readonly number[],
  more: Partial<BookGame> = {},
): BookGame {
  const chairs = sat.map((one) => (typeof one === 'string' ? person(one) : one))
  return { table: 'AAAAAA', round: 1, at: 0, game: 'rats', sat: chairs, ranking, claims: [], awards: [], ...more }
}

/** Something false that nobody answered, unless it is said otherwise. */
export function claim(seat: number, more: Partial<Claim> = {}): Claim {
  return { at: 1, out: 2, seat, what: '2', truth: 'false', believed: [], doubted: [], swung: [], ...more }
}

export const times = <T>(n: number, thing: T): T[] => Array.from({ length: n }, () => thing)
