/** The table in words. */
import type { PlainText } from '../../kernel/kit.ts'
import type { Frozen } from '../../kernel/state.ts'
import { type Hoax, type Purse, type Role, sorts } from './state.ts'
import { en as words } from './words.en.ts'

const purse = (held: Frozen<Purse>) => sorts.map((sort) => `${held[sort]} ${words.sorts[sort]}`).join(', ')
const role = (one: Role) => words.roles[one].name

export const plain: PlainText<Hoax> = {
  table: ({ store, purses, out, acting, vote, question, denied, cards }, name) => [
    { says: `In the store: ${purse(store)}.` },
    { says: `It is the turn of ${name(acting)}.` },
    ...cards.flatMap((card) =>
      'role' in card ? [{ says: `${name(card.seat)} claims to be: ${role(card.role)}.` }] : [],
    ),
    ...(vote ? [{ says: `${name(vote.of)} is accused of being no ${role(vote.role)}.` }] : []),
    ...(question ? [{ says: `${name(question.of)} is questioned by ${name(question.by)}.` }] : []),
    ...purses.map((held, seat) => ({ seat, says: out[seat] === null ? purse(held) : 'out of the game' })),
    ...denied.flatMap((roles, seat) => roles.map((one) => ({ seat, says: `is no ${role(one)}` }))),
  ],
  hand: ({ table, hand }, name) => [
    `Role: ${role(hand.role)}.`,
    ...(table.options.notes === 'nothing' ? [] : hand.not).map((one) => `${name(one.seat)} is no ${role(one.role)}.`),
    ...(table.options.notes === 'nothing' ? [] : hand.known).map((one) => `${name(one.seat)} is: ${role(one.role)}.`),
  ],
}
