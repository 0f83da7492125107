/** A bid in a word, as chronicle and bets keep it, and back. */
import { at } from '../../kernel/at.ts'
import { type Bid, FACES } from './state.ts'

export const writeBid = ({ count, face }: Bid) => `${count}×${face}`

export function readBid(what: string): Bid {
  const [count, face] = what.split('×').map(Number)
  return { count: Number(count), face: at(FACES, Number(face) - 1, 'face') }
}
