/** Der Tisch in Worten. */
import type { PlainText } from '../../kernel/kit.ts'
import type { Frozen } from '../../kernel/state.ts'
import { type Hoax, type Purse, type Role, sorts } from './state.ts'
import { de as words } from './words.de.ts'

const purse = (held: Frozen<Purse>) => sorts.map((sort) => `${held[sort]} ${words.sorts[sort]}`).join(', ')
const role = (one: Role) => words.roles[one].name

export const plain: PlainText<Hoax> = {
  table: ({ store, purses, out, acting, vote, question, denied, cards }, name) => [
    { says: `Im Lager: ${purse(store)}.` },
    { says: `Am Zug ist ${name(acting)}.` },
    ...cards.flatMap((card) =>
      'role' in card ? [{ says: `${name(card.seat)} gibt sich aus als: ${role(card.role)}.` }] : [],
    ),
    ...(vote ? [{ says: `${name(vote.of)} soll nicht sein: ${role(vote.role)}.` }] : []),
    ...(question ? [{ says: `${name(question.of)} wird befragt von ${name(question.by)}.` }] : []),
    ...purses.map((held, seat) => ({ seat, says: out[seat] === null ? purse(held) : 'draußen' })),
    ...denied.flatMap((roles, seat) => roles.map((one) => ({ seat, says: `ist nicht: ${role(one)}` }))),
  ],
  hand: ({ table, hand }, name) => [
    `Rolle: ${role(hand.role)}.`,
    ...(table.options.notes === 'nothing' ? [] : hand.not).map(
      (one) => `${name(one.seat)} ist nicht: ${role(one.role)}.`,
    ),
    ...(table.options.notes === 'nothing' ? [] : hand.known).map((one) => `${name(one.seat)} ist: ${role(one.role)}.`),
  ],
}
