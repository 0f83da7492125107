/** What the chronicle of the rats says, in both languages. */

import type { ChronicleText } from '../../kernel/chronicle.ts'
import { plural } from '../../kernel/text.ts'

const kinds = ['tongue', 'nose', 'throat', 'saint', 'eyes', 'price'] as const
type Kind = (typeof kinds)[number]
type Told = { readonly title: string; readonly fact: string }
/** `have`: the verb after so many names. */
type Awarded = Readonly<Record<Kind, (who: string, n: number, have: string) => Told>>

function teller(
  list: Intl.ListFormat,
  [has, have]: readonly [string, string],
  awarded: Awarded,
): ChronicleText['award'] {
  return ({ kind, seats, count }, name) =>
    awarded[kind as Kind](list.format(seats.map(name)), count, seats.length === 1 ? has : have)
}

const times = (n: number) => ['never', 'once', 'twice'][n] ?? `${n} times`
const mal = (n: number) => plural.de(n, 'einmal', `${n}-mal`)

export const en: ChronicleText = {
  said: ({ seat, what }, name) => (what === '0' ? `${name(seat)}: “none”` : `${name(seat)}: “at least ${what}”`),
  swung: (by) => `${by} ${plural.en(by, 'brain', 'brains')}`,
  award: teller(new Intl.ListFormat('en'), ['has', 'have'], {
    tongue: (who, n) => ({
      title: 'The silver tongue',
      fact: `${who} said ${times(n)} what was not so, and got away with it.`,
    }),
    nose: (who, n) => ({ title: 'The good nose', fact: `${who} caught a lie ${times(n)}.` }),
    throat: (who, n) => ({ title: 'The wide throat', fact: `${who} believed ${times(n)} what was not so.` }),
    saint: (who, n) => ({ title: 'Nothing but the truth', fact: `${who} made ${n} claims, and every one was true.` }),
    eyes: (who, n) => ({
      title: 'Better not to know',
      fact: `${who} spoke ${times(n)} of dice without a look at them.`,
    }),
    price: (who, n) => ({
      title: 'Gone for good',
      fact: `${who} lost ${plural.en(n, '1 brain', `${n} brains`)} over the evening.`,
    }),
  }),
}

export const de: ChronicleText = {
  said: ({ seat, what }, name) => (what === '0' ? `${name(seat)}: „keine“` : `${name(seat)}: „mindestens ${what}“`),
  swung: (by) => `${by} ${plural.de(by, 'Gehirn', 'Gehirne')}`,
  award: teller(new Intl.ListFormat('de'), ['hat', 'haben'], {
    tongue: (who, n, have) => ({
      title: 'Die Silberzunge',
      fact: `${who} ${have} ${mal(n)} etwas Falsches gesagt, und niemand hat gezweifelt.`,
    }),
    nose: (who, n, have) => ({ title: 'Die feine Nase', fact: `${who} ${have} ${mal(n)} eine Lüge ertappt.` }),
    throat: (who, n, have) => ({
      title: 'Der weite Schlund',
      fact: `${who} ${have} ${mal(n)} geglaubt, was nicht stimmte.`,
    }),
    saint: (who, n, have) => ({
      title: 'Nichts als die Wahrheit',
      fact: `${who} ${have} ${n}-mal angesagt, und jedes Mal stimmte es.`,
    }),
    eyes: (who, n, have) => ({
      title: 'Lieber nicht wissen',
      fact: `${who} ${have} ${mal(n)} angesagt, ohne die Würfel anzusehen.`,
    }),
    price: (who, n, have) => ({
      title: 'Unwiederbringlich',
      fact: `${who} ${have} an diesem Abend ${plural.de(n, '1 Gehirn', `${n} Gehirne`)} verloren.`,
    }),
  }),
}
