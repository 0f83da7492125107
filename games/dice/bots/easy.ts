/** Plays like a friendly beginner: bids what lies under its own cup, and doubts what sounds like a lot. */
import { at } from '../../../kernel/at.ts'
import type { Bot } from '../../../kernel/bot.ts'
import { SHARE } from '../odds.ts'
import { type Bid, countOf, type Dice, diceOn } from '../state.ts'
import { lowestBids } from './sense.ts'

export const easy: Bot<Dice> = {
  choose({ table, hand }, chance) {
    const { ones } = table.options
    const bid = table.bids.at(-1)
    const total = diceOn(table)
    const own = ({ face }: Bid) => countOf(hand.dice, face, ones)
    const open = lowestBids({ own: hand.dice, total, bid, ones })
    const usual = Math.round(total * SHARE[ones]) + chance(3)
    if (bid && (open.length === 0 || bid.count > usual)) return { kind: 'doubt' }
    const fond = open.reduce((most, one) => Math.max(most, own(one) - one.count), -Infinity)
    const favourites = open.filter((one) => own(one) - one.count === fond)
    return { kind: 'bid', ...at(favourites, chance(favourites.length)) }
  },
}
