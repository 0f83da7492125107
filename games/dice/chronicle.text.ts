/** What the chronicle of the dice says, in both languages. */
import type { ChronicleText } from '../../kernel/chronicle.ts'
import { plural } from '../../kernel/text.ts'
import { readBid } from './claims.ts'
import { bidOf as gebot } from './text.de.ts'
import { bidOf } from './text.en.ts'

type Kind = 'tongue' | 'nose' | 'eye' | 'saint' | 'finger'
type Awarded = Readonly<Record<Kind, readonly [title: string, fact: (who: string, n: number) => string]>>

function teller(list: Intl.ListFormat, awarded: Awarded): ChronicleText['award'] {
  return ({ kind, seats, count }, name) => {
    const [title, fact] = awarded[kind as Kind]
    return { title, fact: fact(list.format(seats.map(name)), count) }
  }
}

const times = (n: number) => ['never', 'once', 'twice'][n] ?? `${n} times`
const mal = (n: number) => plural.de(n, 'einmal', `${n}-mal`)

export const en: ChronicleText = {
  said: ({ seat, what }, name) => `${name(seat)}: “${bidOf(readBid(what))}”`,
  swung: (by) => `${by} ${plural.en(by, 'die', 'dice')}`,
  award: teller(new Intl.ListFormat('en'), {
    tongue: [
      'The silver tongue',
      (who, n) => `${who}: bid ${times(n)} what was not there, and nobody called it a lie.`,
    ],
    nose: ['The good nose', (who, n) => `${who}: cried “liar” ${times(n)}, and it was one.`],
    eye: ['The eye of a hawk', (who, n) => `${who}: spot on ${times(n)}.`],
    saint: ['Nothing but the truth', (who, n) => `${who}: ${n} bids, and every one was true.`],
    finger: ['The quick finger', (who, n) => `${who}: called the truth a lie ${times(n)}.`],
  }),
}

export const de: ChronicleText = {
  said: ({ seat, what }, name) => `${name(seat)}: „${gebot(readBid(what))}“`,
  swung: (by) => `${by} Würfel`,
  award: teller(new Intl.ListFormat('de'), {
    tongue: ['Die Silberzunge', (who, n) => `${who}: ${mal(n)} geboten, was es nicht gab, und niemand hat gezweifelt.`],
    nose: ['Die feine Nase', (who, n) => `${who}: ${mal(n)} „gelogen“ gerufen, und so war es.`],
    eye: ['Das Falkenauge', (who, n) => `${who}: ${mal(n)} genau richtig.`],
    saint: ['Nichts als die Wahrheit', (who, n) => `${who}: ${n} Gebote, und jedes hat gestimmt.`],
    finger: ['Der schnelle Finger', (who, n) => `${who}: ${mal(n)} die Wahrheit eine Lüge genannt.`],
  }),
}
