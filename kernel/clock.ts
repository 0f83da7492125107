import { type Chance, pick } from './chance.ts'
import type { Game } from './game.ts'
import type { Shape, View } from './state.ts'

/**
 * The move that is made for a seat whose time has run out: it passes where the rules let it pass, else what the game
 * names for it, else any of the kinds open to it, each as likely as the next, so that the kind with the most moves is
 * not the likeliest.
 */
export function outOfTime<G extends Shape>(game: Game<G>, view: View<G>, chance: Chance): G['move'] {
  const offered = game.moves(view)
  const resting = offered.find(({ kind }) => kind === 'pass') ?? game.rest?.(view, chance)
  if (resting) return resting
  const kind = pick([...new Set(offered.map((move) => move.kind))], chance)
  return pick(
    offered.filter((move) => move.kind === kind),
    chance,
  )
}

const SOONEST = 1000
const MOSTLY = 900
const LATEST = 6000

/** How long a finger takes that has nothing to think about, in milliseconds: never at once, mostly soon, now and then a good while. */
export function fingertime(luck: number): number {
  return Math.min(LATEST, SOONEST - MOSTLY * Math.log(1 - luck))
}
