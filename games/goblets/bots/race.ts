/** Who may toast first: who has wine left may not (G4.6). */
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { isUsed } from '../../banquet/characters/used.ts'
import { houseOf, isTaster, nobleOf } from '../../banquet/houses.ts'
import type { House } from '../../banquet/state.ts'
import { characterOf } from '../characters/index.ts'
import { DEALT } from '../material.ts'
import type { GobletsView, Table } from '../state.ts'

/** G3.2 */
const WINE = 3

/**
 * Whether somebody else will be able to toast before me, if they pour their wine first and we both make haste: counted in
 * turns to come, of which theirs each time comes before mine.
 */
export function isBeaten({ table, hand, seat }: GobletsView): boolean {
  const own = houseOf(table, seat)
  const mine = turnsFor(table, wanted(table, own, hand.tokens.wine) - actionsLeft(table, seat))
  return table.screens.some((count, house) => {
    if (house === own) return false
    const wine = wanted(table, house, WINE - (DEALT - count))
    return turnsFor(table, wine > 1 && mayDouble(table, house) ? wine - 1 : wine) <= mine
  })
}

/** So much of their wine must be poured first (C14). */
function wanted(table: Frozen<Table>, house: House, wine: number): number {
  return wine - (characterOf(table, house).toastsWithWine ?? 0)
}

/** C9: one action may pour two; who is hard keeps that for later. */
function mayDouble(table: Frozen<Table>, house: House): boolean {
  return table.characters[nobleOf(table, house)] === 'curare' && !isUsed(table, 'curare')
}

/** In this turn; after a taster their Noble acts, too (G8.4, G8.5). */
function actionsLeft(table: Frozen<Table>, seat: Seat): number {
  return table.stage === 'opening' || isTaster(table, seat) ? table.left + 1 : table.left
}

/** In how many turns so much wine is poured (G4.1, G7.2), and the Toast called. */
function turnsFor({ mode }: Frozen<Table>, wine: number): number {
  return Math.max(0, Math.ceil(wine / (mode === 'duel' ? 1 : 2))) + 1
}
