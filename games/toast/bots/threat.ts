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

/** The same, with an eye on those who may toast before one's next turn: they know a little, and do what suits them. */
export function foreseen({ goblets, house }: Mind<Toast>, table: Frozen<Table>): number {
  const now = standing(table, goblets, house)
  if (table.call) return now
  let left = 1
  let sum = 0
  for (const other of threats(table, house)) {
    let most = CONTENT
    let mine: number | undefined
    for (const move of changes(table, other)) {
      after(goblets, other, move, () => {
        const theirs = standing(table, goblets, other)
        if (theirs > most) {
          most = theirs
          mine = standing(table, goblets, house)
        }
        return theirs
      })
    }
    if (mine === undefined) continue
    sum += left * READY * mine
    left *= 1 - READY
  }
  return sum + left * now
}

function changes(table: Frozen<Table>, house: House): readonly Move[] {
  return [PASS, ...ROTATES, ...swapsOf(table, house)]
}
