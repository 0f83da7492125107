import type { PlainText } from '../../kernel/kit.ts'
import type { Dice } from './state.ts'
import { bidOf, dieCount } from './text.de.ts'

export const plain: PlainText<Dice> = {
  table: ({ dice, bids, options }, name) => {
    const bid = bids.at(-1)
    return [
      { says: options.ones === 'wild' ? 'Einsen sind Joker.' : 'Einsen sind einfache Einsen.' },
      { says: bid ? `${name(bid.seat)} hat ${bidOf(bid)} geboten.` : 'Noch hat niemand geboten.' },
      ...dice.map((own, seat) => ({ seat, says: own > 0 ? `${dieCount(own)} unter dem Becher` : 'draußen' })),
    ]
  },
  hand: ({ hand }) => (hand.dice.length > 0 ? [`Unter dem Becher: ${[...hand.dice].sort().join(', ')}`] : []),
}
