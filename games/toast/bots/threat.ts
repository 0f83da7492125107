/** Whoever has nothing left under their napkin may toast on their next turn, after one change that suits them. */
import { sure } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { ROTATES, swapsOf } from '../../banquet/actions.ts'
import type { Mind } from '../../banquet/bots/court.ts'
import { billing } from '../../banquet/bots/drunk.ts'
import { ENVY } from '../../banquet/bots/prospect.ts'
import { after } from '../../banquet/bots/trial.ts'
import { PASS } from '../../banquet/movelist.ts'
import type { House, Move } from '../../banquet/state.ts'
import type { Tokens } from '../../banquet/tokens.ts'
import { characterOf } from '../characters/index.ts'
import type { Table, Toast } from '../state.ts'

/** The houses that may toast before this one's next turn. */
export function threats({ screens, nobles }: Frozen<Table>, own: House): House[] {
  const others: House[] = []
  for (let step = 1; step < nobles.length; step++) {
    const house = (own + step) % nobles.length
    if (screens[house] === 0) others.push(house)
  }
  return others
}

const billOf = billing<Frozen<Table>>(characterOf)

/** What a house would get if the goblets were drunk as they stand, against what the others get on average. */
export function standing(table: Frozen<Table>, goblets: readonly Tokens[], house: House): number {
  const { points, total } = billOf(table, goblets)
  const mine = sure(points[house], 'house')
  return mine - (ENVY * (total - mine)) / (goblets.length - 1)
}

/** How likely somebody who could toast and would like to does so. */
const READY = 0.9
/** What it must promise them. */
const CONTENT = 0.9

/**
 * The same, with an eye on those who may toast before one's next turn: they know a little, and do what suits them. If none of them does and
 * there are no more tokens under the napkin than actions to pour them, the last word is one's own.
 */
export function foreseen({ goblets, house }: Mind<Toast>, table: Frozen<Table>): number {
  if (table.call) return standing(table, goblets, house)
  let left = 1
  let sum = 0
  for (const other of threats(table, house)) {
    const { theirs, mine } = suiting(table, goblets, other, house)
    if (theirs <= CONTENT) continue
    sum += left * READY * mine
    left *= 1 - READY
  }
  const hasLastWord = sure(table.screens[house], 'napkin') <= table.left
  const then = hasLastWord ? suiting(table, goblets, house, house).mine : standing(table, goblets, house)
  return sum + left * then
}

interface Suited {
  readonly theirs: number
  readonly mine: number
}

/** What a house gets if it does what suits it best and toasts, and what another gets then. */
function suiting(table: Frozen<Table>, goblets: Tokens[], by: House, own: House): Suited {
  let best: Suited = { theirs: -Infinity, mine: 0 }
  for (const move of changes(table, by)) {
    after(goblets, by, move, () => {
      const theirs = standing(table, goblets, by)
      if (theirs > best.theirs) best = { theirs, mine: standing(table, goblets, own) }
      return theirs
    })
  }
  return best
}

function changes(table: Frozen<Table>, house: House): readonly Move[] {
  return [PASS, ...ROTATES, ...swapsOf(table, house)]
}
