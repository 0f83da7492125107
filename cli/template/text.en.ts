import { plural, type Text, telling } from '../../kernel/text.ts'
import type { Move, Own, Secret, Told } from './state.ts'
import { title } from './title.ts'

/** Of what the tally counts, what is told when it is over. */
const counts: Readonly<Record<string, readonly [one: string, other: string]>> = {
  lies: ['lie', 'lies'],
  doubts: ['doubt', 'doubts'],
}

export const en: Text<Own> = {
  ...title.en,
  kind: (kind) => ({ say: 'Say a number', believe: 'Believe it', doubt: 'Doubt it' })[kind],
  move: telling<Move>({
    say: ({ least }) => `Mine is at least ${least}`,
    believe: () => 'Believe it',
    doubt: () => 'Doubt it',
  }),
  news: telling<Told>({
    dealt: () => 'Everybody gets a card.',
    said: ({ seat, least }, name) => `${name(seat)} says: at least ${least}.`,
    believed: ({ seat, least }, name) => `${name(seat)} is believed and scores ${least}.`,
    shown: ({ seat, card, winner }, name) => `${name(seat)} shows a ${card}. That goes to ${name(winner)}.`,
    over: ({ winners }, name) => `It is over. Won by ${winners.map(name).join(', ')}.`,
  }),
  secret: telling<Secret>({ dealt: ({ card }) => `You hold a ${card}.` }),
  option: () => ({ label: 'Highest card', help: 'The higher the cards go, the more room there is to lie.' }),
  value: (_key, value) => String(value),
  counted: (what, many) => counts[what] && `${many} ${plural.en(many, ...counts[what])}`,
}
