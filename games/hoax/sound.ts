import { at } from '../../kernel/at.ts'
import { type Seat, same } from '../../kernel/state.ts'
import { listed } from './chain.ts'
import { DECK } from './setup.ts'
import { type Hand, type HoaxState, type Role, sorts, type Table } from './state.ts'
import { STORE } from './tokens.ts'
import { isWindow } from './windows.ts'

/** What is wrong with a state, if anything: the twelve cards, the tokens, and what everybody holds against the table. */
export function sound({ table, hands, box }: HoaxState): string | undefined {
  const cards = [...hands.map(({ role }) => role), ...box.rest]
  if (!same(cards.sort(), [...DECK].sort())) return 'these are not the twelve cards'
  for (const sort of sorts) {
    const all = table.purses.reduce((sum, purse) => sum + purse[sort], table.store[sort])
    if (all !== STORE) return `there are ${all} of ${sort}`
  }
  for (const [seat, hand] of hands.entries()) {
    const flaw = flawOf(table, hands, hand, seat)
    if (flaw) return `seat ${seat} ${flaw}`
  }
  return undefined
}

function flawOf(table: Table, hands: readonly Hand[], hand: Hand, seat: Seat): string | undefined {
  const roleOf = (other: Seat): Role => at(hands, other, 'hand').role
  if (at(table.denied, seat).includes(hand.role)) return 'is what it confessed not to be'
  if (table.stage === 'over') return undefined
  if ((hand.sealed !== null) !== (isWindow(table.stage) && at(table.done, seat))) return 'has chosen and sealed nothing'
  if ((hand.ballot !== null) !== (table.vote?.voted[seat] ?? false)) return 'has voted without a ballot'
  if (hand.known.some((claim) => roleOf(claim.seat) !== claim.role)) return 'unmasked somebody who is somebody else'
  if (hand.not.some((claim) => roleOf(claim.seat) === claim.role)) return 'knows that somebody is not what they are'
  if (hand.shown.some(({ seat: to, role }) => !listed(at(hands, to, 'hand').not, seat, role)))
    return 'showed what nobody saw'
  if (hand.shown.length !== answers(table).filter(({ of }) => of === seat).length)
    return 'was asked and has shown nothing'
  if (hand.news.some((news) => news.kind === 'dealt' && news.role !== hand.role)) return 'was dealt another card'
  return flawOfGuess(table, hand, seat)
}

/** H6.1, H6.3: what was guessed just now could be guessed, and whoever guessed holds it, if the cards are not dealt anew since. */
function flawOfGuess(table: Table, hand: Hand, seat: Seat): string | undefined {
  if (table.news.some(({ kind }) => kind === 'ended')) return undefined
  for (const news of hand.news) {
    if (news.kind !== 'guessed') continue
    const { by, of, role, right } = news
    if (at(table.denied, of).includes(role)) return 'was told of a guess that had been denied'
    const held = (right ? hand.known : hand.not).filter((claim) => claim.seat === of && claim.role === role)
    if (by === seat && held.length === 0) return 'does not hold what it guessed'
    if (by === seat && held.length > 1) return 'guessed what it knew'
  }
  return undefined
}

/** The last question is not answered while it is open. */
function answers({ questions, question }: Table): Table['questions'] {
  return question ? questions.slice(0, -1) : questions
}
