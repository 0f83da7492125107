/** What the chronicle of the rats says, in both languages. */

import type { ChronicleText } from '../../kernel/chronicle.ts'
import { plural } from '../../kernel/text.ts'

const kinds = ['tongue', 'nose', 'throat', 'saint', 'eyes', 'price'] as const
type Kind = (typeof kinds)[number]
type Awarded = Readonly<Record<Kind, (who: string, n: number) => { readonly title: string; readonly fact: string }>>

function teller(list: Intl.ListFormat, awarded: Awarded): ChronicleText['award'] {
  return ({ kind, seats, count }, name) => awarded[kind as Kind](list.format(seats.map(name)), count)
}

const times = (n: number) => ['never', 'once', 'twice'][n] ?? `${n} times`
const mal = (n: number) => plural.de(n, 'einmal', `${n}-mal`)

export const en: ChronicleText = {
  said: ({ seat, what }, name) => (what === '0' ? `${name(seat)}: “none”` : `${name(seat)}: “at least ${what}”`),
  swung: (by) => `${by} ${plural.en(by, 'brain', 'brains')}`,
  award: teller(new Intl.ListFormat('en'), {
    tongue: (who, n) => ({ title: 'The silver tongue', fact: `${who}: believed ${times(n)}, and it was not so.` }),
    nose: (who, n) => ({ title: 'The good nose', fact: `${who}: lifted the wall ${times(n)}, and rightly.` }),
    throat: (who, n) => ({ title: 'The wide throat', fact: `${who}: swallowed what was not so ${times(n)}.` }),
    saint: (who, n) => ({ title: 'Nothing but the truth', fact: `${who}: ${n} claims, and every one held.` }),
    eyes: (who, n) => ({ title: 'Better not to know', fact: `${who}: spoke ${times(n)} of dice never looked at.` }),
    price: (who, n) => ({
      title: 'Gone for good',
      fact: `${who}: paid ${n} ${plural.en(n, 'brain', 'brains')} over the evening.`,
    }),
  }),
}

export const de: ChronicleText = {
  said: ({ seat, what }, name) => (what === '0' ? `${name(seat)}: „keine“` : `${name(seat)}: „mindestens ${what}“`),
  swung: (by) => `${by} ${plural.de(by, 'Gehirn', 'Gehirne')}`,
  award: teller(new Intl.ListFormat('de'), {
    tongue: (who, n) => ({
      title: 'Die Silberzunge',
      fact: `${who}: ${mal(n)} Falsches gesagt, und es wurde geglaubt.`,
    }),
    nose: (who, n) => ({ title: 'Die feine Nase', fact: `${who}: das Gemäuer ${mal(n)} zu Recht gehoben.` }),
    throat: (who, n) => ({ title: 'Der weite Schlund', fact: `${who}: ${mal(n)} geglaubt, was nicht stimmte.` }),
    saint: (who, n) => ({ title: 'Nichts als die Wahrheit', fact: `${who}: ${n} Ansagen, und jede hielt.` }),
    eyes: (who, n) => ({
      title: 'Lieber nicht wissen',
      fact: `${who}: ${mal(n)} über Würfel gesprochen, nie angesehen.`,
    }),
    price: (who, n) => ({
      title: 'Unwiederbringlich',
      fact: `${who}: ${n} ${plural.de(n, 'Gehirn', 'Gehirne')} über den Abend gezahlt.`,
    }),
  }),
}
