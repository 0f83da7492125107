/** What lies on the table, in words. */
import type { PlainText } from '../../kernel/kit.ts'
import type { Dice } from './state.ts'
import { bidOf, dieCount } from './text.en.ts'

export const plain: PlainText<Dice> = {
  table: ({ dice, bids, options }, name) => {
    const bid = bids.at(-1)
    return [
      { says: options.ones === 'wild' ? 'Ones are wild.' : 'Ones are plain.' },
      { says: bid ? `${name(bid.seat)} bid ${bidOf(bid)}.` : 'Nobody has bid yet.' },
      ...dice.map((own, seat) => ({ seat, says: own > 0 ? `${dieCount(own)} under the cup` : 'out' })),
    ]
  },
  hand: ({ hand }) => (hand.dice.length > 0 ? [`Under the cup: ${[...hand.dice].sort().join(', ')}`] : []),
}
