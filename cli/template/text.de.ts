import { plural, type Text, telling } from '../../kernel/text.ts'
import type { Move, Own, Secret, Told } from './state.ts'
import { title } from './title.ts'

/** Of what the tally counts, what is told when it is over. */
const counts: Readonly<Record<string, readonly [one: string, other: string]>> = {
  lies: ['Lüge', 'Lügen'],
  doubts: ['Zweifel', 'Zweifel'],
}

export const de: Text<Own> = {
  ...title.de,
  kind: (kind) => ({ say: 'Eine Zahl sagen', believe: 'Glauben', doubt: 'Zweifeln' })[kind],
  move: telling<Move>({
    say: ({ least }) => `Meine ist mindestens ${least}`,
    believe: () => 'Glauben',
    doubt: () => 'Zweifeln',
  }),
  news: telling<Told>({
    dealt: () => 'Alle bekommen eine Karte.',
    said: ({ seat, least }, name) => `${name(seat)} sagt: mindestens ${least}.`,
    believed: ({ seat, least }, name) => `Man glaubt ${name(seat)}: ${least} Punkte.`,
    shown: ({ seat, card, winner }, name) => `${name(seat)} zeigt eine ${card}. Das geht an ${name(winner)}.`,
    over: ({ winners }, name) => `Es ist vorbei. Gewonnen: ${winners.map(name).join(', ')}.`,
  }),
  secret: telling<Secret>({ dealt: ({ card }) => `Du hast eine ${card}.` }),
  option: () => ({ label: 'Höchste Karte', help: 'Je höher die Karten gehen, desto mehr Platz ist zum Lügen.' }),
  value: (_key, value) => String(value),
  counted: (what, many) => counts[what] && `${many} ${plural.de(many, ...counts[what])}`,
}
