/** The contract of the house: every promise a game must keep, with every seat count and every option. */
import { pick, seeded } from '../chance.ts'
import { fitting, type Game } from '../game.ts'
import type { Shape } from '../state.ts'
import { attention, type Care, usual } from './attention.ts'
import { botsKnowOnlyTheirView } from './bots.ts'
import { sealedAnswersCommute } from './commute.ts'
import { type Place, placeOf, placeOfAll, worded } from './failure.ts'
import {
  copySharesNothing,
  endsInTime,
  legalityIsInTheView,
  onlyTheTapeDecides,
  replaysToTheByte,
  whyNamesAClause,
} from './promises.ts'
import { Stop } from './stop.ts'
import { everythingIsSaid } from './texts.ts'
import { twinWorlds } from './twins.ts'
import type { Held, Visitor } from './visitor.ts'
import { type Step, type Trial, walkOnRecord } from './walk.ts'
import { worldsAreSound } from './worlds.ts'

type Promised = <G extends Shape>(held: Held<G>) => Visitor<G>

/** In this order they look at a step: the twins come last, since they play in the worlds that the others look at. */
const contract = {
  'somebody asked can always answer, and the game ends within its bound': endsInTime,
  'legality is a function of the view': legalityIsInTheView,
  'why names a clause for every kind of move that is not open': whyNamesAClause,
  'a record replays to the byte': replaysToTheByte,
  'only the tape decides, and moves stay as they are': onlyTheTapeDecides,
  'a copy shares nothing': copySharesNothing,
  'sealed answers commute': sealedAnswersCommute,
  'every move, news, refusal and option has a text in every language': everythingIsSaid,
  'an imagined world is sound for every seat, and plays on to its end': worldsAreSound,
  'a bot knows its view alone': botsKnowOnlyTheirView,
  'twin worlds: no view changes when only what it cannot know differs': twinWorlds,
} as const satisfies Readonly<Record<string, Promised>>

export const promises = Object.keys(contract)

/** The first breach of each promise that was broken. */
export type Breaches = ReadonlyMap<string, Error>

/**
 * Walks over these tables once, with a visitor for every promise. After the fixed ones each visitor proves that it had something to
 * see; what fresh ones show besides is luck, and nothing may be red by luck.
 */
export function breachesOf<G extends Shape>(
  held: Held<G>,
  fixed: readonly Trial<G>[],
  fresh: readonly Trial<G>[] = [],
  care: Care = usual,
): Breaches {
  const visitors = Object.entries<Promised>(contract).map(([promise, make]) => ({ promise, visitor: make(held) }))
  const found = new Map<string, Error>()
  const everybody = (place: () => Place, see: (visitor: Visitor<G>) => void) => {
    for (const { promise, visitor } of visitors) {
      if (found.has(promise)) continue
      try {
        see(visitor)
      } catch (error) {
        found.set(promise, worded(error, place()))
      }
    }
  }
  const walkOver = (trial: Trial<G>) => {
    const drawsTheEye = attention<G>(care)
    let last: Step<G> | undefined
    try {
      const match = walkOnRecord(trial, (step) => {
        last = step
        const here = () => placeOf(trial, step)
        everybody(here, (visitor) => visitor.pass?.(step))
        if (!drawsTheEye(step)) return
        const stop = new Stop(held.game, step, care)
        everybody(here, (visitor) => visitor.visit?.(stop))
      })
      everybody(
        () => placeOf(trial),
        (visitor) => visitor.leave?.(match),
      )
    } catch (error) {
      // Where the walk itself comes to a halt nothing has been shown of any promise.
      const { where, ...place } = placeOf(trial, last)
      const halt = { ...place, where: `${where}; there the walk ends, and nothing is shown of any promise` }
      everybody(
        () => halt,
        () => {
          throw error
        },
      )
    }
  }
  fixed.forEach(walkOver)
  everybody(
    () => placeOfAll(fixed, held.game.key),
    (visitor) => visitor.conclude?.(),
  )
  fresh.forEach(walkOver)
  return found
}

/** How many tables of each size are walked over. */
export interface Rows {
  /** For the values of the options, each in its turn: where an option has more of them, the next size goes on with the rest. */
  readonly values: number
  /** With options drawn at random besides, for how they go together. */
  readonly more: number
}

/** Every value of every option at every size. */
const everyValue: Rows = { values: Infinity, more: 4 }

/** Tables of every seat count, on which the options take their values one after the other. */
export function trials<G extends Shape>(game: Game<G>, seed: number, rows: Rows = everyValue): Trial<G>[] {
  const chance = seeded(seed)
  return everySize(game).flatMap((seats, size) => {
    const choices = Object.entries<readonly unknown[]>(game.choices(seats))
    const shown = Math.min(rows.values, Math.max(1, ...choices.map(([, values]) => values.length)))
    const inTurn = (values: readonly unknown[], row: number) =>
      row < Math.min(shown, values.length) ? values[(size * shown + row) % values.length] : pick(values, chance)
    return Array.from({ length: shown + rows.more }, (_, row) => {
      const options = choices.map(([key, values]) => [key, inTurn(values, row)])
      return {
        game,
        seats,
        options: fitting(game, seats, Object.fromEntries(options)),
        seed: seed + 1000 * seats + row,
      }
    })
  })
}

/** So many tables of every size, with options drawn at random. */
export function freshTrials<G extends Shape>(game: Game<G>, seed: number, many: number): Trial<G>[] {
  const chance = seeded(seed)
  return everySize(game).flatMap((seats) => {
    const choices = Object.entries<readonly unknown[]>(game.choices(seats))
    return Array.from({ length: many }, () => {
      const options = choices.map(([key, values]) => [key, pick(values, chance)])
      const fits = fitting(game, seats, Object.fromEntries(options))
      return { game, seats, options: fits, seed: chance(2 ** 32), from: seed }
    })
  })
}

function everySize<G extends Shape>({ seats: [least, most] }: Game<G>): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more)
}
