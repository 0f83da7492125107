import { at } from '../../kernel/at.ts'
import { houseOf } from '../banquet/houses.ts'
import { everything, unsoundHand } from '../banquet/sound.ts'
import { alike, count, sorts, type Tokens } from '../banquet/tokens.ts'
import { BAGS, isAllClear } from './bag.ts'
import { duelHand, duelPrimer } from './course.ts'
import type { ToastState } from './state.ts'

/** What is wrong with a state, if anything: the bag holds what is nowhere else, and everybody what all see them hold. */
export function sound(state: ToastState): string | undefined {
  const { table, hands, box } = state
  if (table.stage === 'over') return undefined
  const flaw = unsoundHand(state) ?? lostToken(state)
  if (flaw) return flaw
  for (const [seat, hand] of hands.entries()) {
    const house = houseOf(table, seat)
    const put = table.used.filter(({ key, house: by }) => by === house && (key === 'hellebore' || key === 'foxglove'))
    if (count(hand.returned) !== put.length) return `seat ${seat} has put back another number of tokens than all saw`
    if (sorts.some((sort) => hand.returned[sort] < 0)) return `seat ${seat} has put back less than nothing`
    if (at(table.again, house) && !isAllClear(hand.tokens)) return `seat ${seat} draws again without cause`
  }
  return sorts.some((sort) => box.bag[sort] < 0) ? 'the bag holds less than nothing' : undefined
}

/** T1.3, T5.1: nothing is made or lost but for the Deadly Poison that the Alchemist brings (C5). */
function lostToken(state: ToastState): string | undefined {
  const { table, box } = state
  const all = everything(state)
  for (const sort of sorts) all[sort] += box.bag[sort]
  return alike(all, due(state)) ? undefined : `there are ${JSON.stringify(all)} in ${table.stage}`
}

function due({ table }: ToastState): Tokens {
  const traded = table.used.filter(({ key }) => key === 'hellebore').length
  if (table.mode !== 'duel') return { ...BAGS[table.options.bag], ogre: traded }
  const all = duelPrimer()
  for (const sort of sorts) all[sort] += table.nobles.length * duelHand(table.nobles.length)[sort]
  return all
}
