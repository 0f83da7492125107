/** The contract of the house: every check a game must pass, with every seat count and every option. */
import { pick, seeded } from '../chance.ts'
import type { Game } from '../game.ts'
import type { Shape } from '../state.ts'
import {
  copySharesNothing,
  endsInTime,
  legalityIsInTheView,
  onlyTheTapeDecides,
  replaysToTheByte,
  sealedAnswersCommute,
  whyNamesAClause,
} from './promises.ts'
import { everythingIsSaid } from './texts.ts'
import { twinWorlds } from './twins.ts'
import type { Trial } from './walk.ts'

type Check = <G extends Shape>(trial: Trial<G>, clauses: ReadonlySet<string>) => void

export const contract: Readonly<Record<string, Check>> = {
  'somebody asked can always answer, and the game ends within its bound': endsInTime,
  'legality is a function of the view': legalityIsInTheView,
  'why names a clause for every kind of move that is not open': whyNamesAClause,
  'a record replays to the byte': replaysToTheByte,
  'only the tape decides, and moves stay as they are': onlyTheTapeDecides,
  'a copy shares nothing': copySharesNothing,
  'sealed answers commute': sealedAnswersCommute,
  'every move, news, refusal and option has a text in every language': everythingIsSaid,
  'twin worlds: no view changes when only what it cannot know differs': twinWorlds,
}

/** Besides the tables that show every value once, so many with options drawn at random, for how they go together. */
const MORE_TABLES = 4

/** Trials that sit at every seat count and take every value of every option at least once. */
export function trials<G extends Shape>(game: Game<G>, seed: number): Trial<G>[] {
  const [least, most] = game.seats
  const chance = seeded(seed)
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more)
  return counts.flatMap((seats) => {
    const choices = Object.entries<readonly unknown[]>(game.choices(seats))
    const rows = MORE_TABLES + Math.max(1, ...choices.map(([, values]) => values.length))
    return Array.from({ length: rows }, (_, row) => ({
      game,
      seats,
      options: Object.fromEntries(
        choices.map(([key, values]) => [key, row < values.length ? values[row] : pick(values, chance)]),
      ),
      seed: seed + 1000 * seats + row,
    }))
  })
}
