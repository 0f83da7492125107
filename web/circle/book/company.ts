/**
 * How strong the company was. Everybody of the circle has a rating that moves with each game, as Elo's does, by every pair at the
 * table; from the ratings before a game follows how much of its win was to be expected.
 */
import { at } from '../../../kernel/at.ts'
import type { Level } from '../../../kernel/bot.ts'
import type { Ranking } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { BookGame, Sat } from '../../../protocol/circle.ts'

/** Where everybody begins, and where guests stay. */
export const BEGINNING = 1500
const PUPPETS: Readonly<Record<Level, number>> = { random: 1200, easy: 1350, normal: 1500, hard: 1650, teacher: 1400 }
/** What one game can move at most. */
const STEP = 32
/** So much more, and one is ten times as likely to win. */
const TENFOLD = 400

/** A game, and what each seat was worth before it. */
export interface Sitting {
  readonly game: BookGame
  readonly worth: readonly number[]
}

/** All games, oldest first, each with the ratings as they were then. */
export function sittingsOf(games: readonly BookGame[]): Sitting[] {
  const ratings = new Map<string, number>()
  return games.map((game) => {
    const worth = game.sat.map((one) => worthOf(one, ratings))
    for (const [seat, { person }] of game.sat.entries()) {
      if (person !== null) ratings.set(person, (ratings.get(person) ?? BEGINNING) + moved({ game, worth }, seat))
    }
    return { game, worth }
  })
}

function worthOf({ person, bot }: Sat, ratings: ReadonlyMap<string, number>): number {
  if (person !== null) return ratings.get(person) ?? BEGINNING
  return bot === null ? BEGINNING : PUPPETS[bot]
}

/** The step is shared over all opponents: a large table moves nobody further than a small one. */
function moved(sitting: Sitting, seat: Seat): number {
  const { sat, ranking } = sitting.game
  const mine = at(sat, seat, 'chair').person
  const opponents = [...sat.keys()].filter((other) => at(sat, other, 'chair').person !== mine)
  const surprise = opponents.map((other) => ahead(ranking, seat, other) - aheadOdds(sitting, seat, other))
  return opponents.length === 0 ? 0 : (STEP * total(surprise)) / opponents.length
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** 1 for who came in before the other, a half for both who came in together. */
export function ahead(ranking: Ranking, seat: Seat, other: Seat): number {
  const by = at(ranking, other, 'place') - at(ranking, seat, 'place')
  return (Math.sign(by) + 1) / 2
}

/** How likely that was. */
export function aheadOdds({ worth }: Sitting, seat: Seat, other: Seat): number {
  return 1 / (1 + 10 ** ((at(worth, other, 'worth') - at(worth, seat, 'worth')) / TENFOLD))
}

/** How much of the win was to be expected of a seat. */
export function winOdds({ worth }: Sitting, seat: Seat): number {
  const strengths = worth.map((one) => 10 ** ((one - BEGINNING) / TENFOLD))
  return at(strengths, seat, 'strength') / total(strengths)
}
