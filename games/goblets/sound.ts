import { at } from '../../kernel/at.ts'
import { isUsed } from '../banquet/characters/used.ts'
import { isTaster } from '../banquet/houses.ts'
import { everything, unsoundHand } from '../banquet/sound.ts'
import { ordinary, sorts, type Tokens } from '../banquet/tokens.ts'
import { characterOf } from './characters/index.ts'
import { winetasterCards } from './course.ts'
import { dealt, primer } from './material.ts'
import type { GobletsState, Table } from './state.ts'

/** What is wrong with a state, if anything: tokens and cards are neither made nor lost, and lie where all see them lie. */
export function sound(state: GobletsState): string | undefined {
  const { table, hands } = state
  if (table.stage === 'over') return undefined
  if (table.stage === 'tie') return lastDrink(state)
  return unsoundHand(state) ?? lostToken(state) ?? lostCard(hands, table)
}

/** G5.9: one wine among the goblets that stand. */
function lastDrink({ table, box }: GobletsState): string | undefined {
  const wine = box.goblets.reduce((sum, goblet) => sum + goblet.wine, 0)
  const full = box.goblets.every(({ wine, poison }, place) => wine + poison === Number(table.standing[place]))
  return wine === 1 && full ? undefined : 'the last drink is not one wine among poisons'
}

/** G3.2, G3.3, and what C5, C6 and C11 traded for something else. */
function lostToken(state: GobletsState): string | undefined {
  const { table } = state
  const all = everything(state)
  const due = primer(table.standing.length)
  for (const sort of ordinary) due[sort] += table.nobles.length * dealt()[sort]
  if (isUsed(table, 'hellebore')) replace(due, 'poison', 'ogre')
  if (isUsed(table, 'amalthea')) replace(due, 'antidote', 'unicorn')
  const traded = isUsed(table, 'foxglove') ? 1 : 0
  const more = sorts.reduce((sum, sort) => sum + Math.max(0, all[sort] - due[sort]), 0)
  const less = sorts.reduce((sum, sort) => sum + Math.max(0, due[sort] - all[sort]), 0)
  if (more !== traded || less !== traded) return `${more} tokens were made and ${less} lost`
  return toastedWithWine(state) ? 'the Toast was called with wine in hand' : undefined
}

function replace(stock: Tokens, give: keyof Tokens, take: keyof Tokens): void {
  stock[give]--
  stock[take]++
}

/** G4.6, C14: whoever called has got no wine since, unless out of a goblet (C13). */
function toastedWithWine({ table, hands }: GobletsState): boolean {
  const { call } = table
  if (call?.by !== 'caller' || table.taken === call.house) return false
  const { wine } = at(hands, at(table.nobles, call.house, 'noble'), 'hand').tokens
  return wine > (characterOf(table, call.house).toastsWithWine ?? 0)
}

/** G8.3 */
function lostCard(hands: GobletsState['hands'], table: Table): string | undefined {
  const left = winetasterCards(table)
  for (const [seat, { card }] of hands.entries()) {
    if ((card !== null) !== isTaster(table, seat)) return `seat ${seat} has a card and is no taster, or the other way`
    if (card === null) continue
    const found = left.indexOf(card)
    if (found < 0) return `there are too many of ${card}`
    left.splice(found, 1)
  }
  return undefined
}
