/** What lies under every napkin, as far as this seat can know: the arithmetic of the bag. */
import type { Chance } from '../../../kernel/chance.ts'
import { houseOf } from '../../banquet/houses.ts'
import { type Card, cards, faceDown, insertTaken, minus, type Packed } from '../../banquet/imagine/cards.ts'
import type { Clue } from '../../banquet/imagine/clues.ts'
import type { House } from '../../banquet/state.ts'
import { count, type Tokens, tokens } from '../../banquet/tokens.ts'
import { BAGS, DRAWN } from '../bag.ts'
import { duelHand, duelPrimer } from '../course.ts'
import type { ToastView } from '../state.ts'

/** What the hands of all others and the primer were drawn from: the bag without what I drew and put back (T1.3). */
export function unseen({ table, hand }: ToastView): Tokens {
  const rest = minus(minus({ ...BAGS[table.options.bag] }, { ...hand.had, ogre: 0 }), hand.returned)
  // C13: what I took out of a goblet never came out of the bag into my hand.
  if (hand.fished && hand.fished !== 'ogre') rest[hand.fished]++
  return rest
}

export function packNapkins(view: ToastView, clues: readonly Clue[], chance: Chance): Packed {
  const { table, hand, seat } = view
  const own = houseOf(table, seat)
  const duel = table.mode === 'duel'
  const missing = faceDown(-1)
  const poured = minus(hand.had, hand.tokens)
  // By house; then the bag, out of which all others drew, or the primer of the duel; then the Deadly Poison.
  const others = duel ? duelHand(table.nobles.length) : tokens()
  const stocks = table.nobles.map((_, house) => (house === own ? poured : { ...others }))
  const bag = stocks.push(duel ? duelPrimer() : unseen(view)) - 1
  const deadly = stocks.push({ ...tokens(), ogre: 1 }) - 1
  const screens = table.nobles.map((_, house): Card[] => {
    if (house === own) return cards(house, count(poured))
    const packed = duel ? cards(house, count(others)) : cards(bag, DRAWN)
    if (traded(view, house)) packed[chance(packed.length)] = faceDown(deadly)
    if (table.taken === house) insertTaken(packed, missing, house, clues, chance)
    return packed
  })
  return { stocks, likely: 1, screens, primer: bag, missing, noWine: null }
}

/** C5 */
function traded({ table }: ToastView, house: House): boolean {
  return table.used.some((used) => used.key === 'hellebore' && used.house === house)
}
