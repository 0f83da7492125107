/** Who lives off the others: what everybody has done on their turns is public, and the count begins anew with every game. */
import { at } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { lives } from '../company.ts'
import { roles, type Table } from '../state.ts'

/** So many turns one watches before it counts as much as what all do. */
const DOUBT = 2

/**
 * By how much more of their turns than the others somebody was a Thief or a Wizard. Whoever robs as often as everybody has done
 * nothing to be noticed.
 */
export function notoriety(table: Frozen<Table>, seat: Seat): number {
  let [robbed, turns] = [0, 0]
  for (const [other, deeds] of table.acted.entries()) {
    if (other === seat || !lives(table, other)) continue
    robbed += robberies(deeds)
    turns += turnsOf(deeds)
  }
  const usual = (robbed + USUAL * DOUBT) / (turns + DOUBT)
  const own = at(table.acted, seat)
  return Math.max(0, (robberies(own) + usual * DOUBT) / (turnsOf(own) + DOUBT) - usual)
}

/** Of five masks on a turn two rob and do nothing else. */
const USUAL = 0.4

type Deeds = Frozen<Table>['acted'][number]

function robberies(deeds: Deeds): number {
  return deeds.thief + deeds.wizard
}

function turnsOf(deeds: Deeds): number {
  return roles.reduce((sum, role) => sum + deeds[role], 0)
}
