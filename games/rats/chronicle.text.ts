/** What the chronicle of the rats says, in both languages. */

import type { ChronicleText } from '../../kernel/chronicle.ts'
import { plural } from '../../kernel/text.ts'

const kinds = ['tongue', 'nose', 'throat', 'saint', 'eyes', 'price'] as const
type Kind = (typeof kinds)[number]
type Told = { readonly title: string; readonly fact: string }
/** `whom`: the names, and what follows them: the German verb, and of several that each of them did as much. */
type Awarded = Readonly<Record<Kind, (whom: string, n: number) => Told>>

function teller(
  list: Intl.ListFormat,
  [one, several]: readonly [string, string],
  awarded: Awarded,
): ChronicleText['award'] {
  return ({ kind, seats, count }, name) =>
    awarded[kind as Kind](`${list.format(seats.map(name))}${seats.length === 1 ? one : several}`, count)
}

const times = (n: number) => ['never', 'once', 'twice'][n] ?? `${n} times`
const mal = (n: number) => plural.de(n, 'einmal', `${n}-mal`)

export const en: ChronicleText = {
  said: ({ seat, what }, name) => (what === '0' ? `${name(seat)}: “none”` : `${name(seat)}: “at least ${what}”`),
  swung: (by) => `${by} ${plural.en(by, 'brain', 'brains')}`,
  award: teller(new Intl.ListFormat('en'), ['', ' each'], {
    tongue: (whom, n) => ({
      title: 'The silver tongue',
      fact: `${whom} said ${times(n)} what was not so, and got away with it.`,
    }),
    nose: (whom, n) => ({ title: 'The good nose', fact: `${whom} caught a lie ${times(n)}.` }),
    throat: (whom, n) => ({ title: 'The wide throat', fact: `${whom} believed ${times(n)} what was not so.` }),
    saint: (whom, n) => ({ title: 'Nothing but the truth', fact: `${whom} made ${n} claims, and every one was true.` }),
    eyes: (whom, n) => ({
      title: 'Better not to know',
      fact: `${whom} spoke ${times(n)} of dice without a look at them.`,
    }),
    price: (whom, n) => ({
      title: 'Gone for good',
      fact: `${whom} lost ${plural.en(n, '1 brain', `${n} brains`)} in this game.`,
    }),
  }),
}

export const de: ChronicleText = {
  said: ({ seat, what }, name) => (what === '0' ? `${name(seat)}: „keine“` : `${name(seat)}: „mindestens ${what}“`),
  swung: (by) => `${by} ${plural.de(by, 'Gehirn', 'Gehirne')}`,
  award: teller(new Intl.ListFormat('de'), [' hat', ' haben je'], {
    tongue: (whom, n) => ({
      title: 'Die Silberzunge',
      fact: `${whom} ${mal(n)} etwas Falsches gesagt, und niemand hat gezweifelt.`,
    }),
    nose: (whom, n) => ({ title: 'Die feine Nase', fact: `${whom} ${mal(n)} eine Lüge ertappt.` }),
    throat: (whom, n) => ({
      title: 'Der weite Schlund',
      fact: `${whom} ${mal(n)} geglaubt, was nicht stimmte.`,
    }),
    saint: (whom, n) => ({
      title: 'Nichts als die Wahrheit',
      fact: `${whom} ${n}-mal angesagt, und jedes Mal stimmte es.`,
    }),
    eyes: (whom, n) => ({
      title: 'Lieber nicht wissen',
      fact: `${whom} ${mal(n)} angesagt, ohne die Würfel anzusehen.`,
    }),
    price: (whom, n) => ({
      title: 'Unwiederbringlich',
      fact: `${whom} ${plural.de(n, '1 Gehirn', `${n} Gehirne`)} in diesem Spiel verloren.`,
    }),
  }),
}
