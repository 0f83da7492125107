/** What the chronicle of the masks says, in both languages. */

import type { Award, ChronicleText } from '../../kernel/chronicle.ts'
import { plural } from '../../kernel/text.ts'
import { readClaim } from './chronicle.claims.ts'
import type { Storey } from './state.ts'
import { de as german } from './words.de.ts'
import { en as english } from './words.en.ts'
import type { Vocabulary } from './words.ts'

type Said = Readonly<Record<Storey, (who: string, role: string) => string>>
type Kind = 'liar' | 'purse' | 'nose' | 'wronged' | 'saint' | 'wardrobe'
/** `whom`: the names, and what follows them. */
type Laurels = Readonly<Record<Kind, readonly [title: string, fact: (whom: string, n: number) => string]>>

interface Wording {
  readonly words: Vocabulary
  readonly list: Intl.ListFormat
  readonly said: Said
  readonly tokens: (n: number) => string
  /** What follows the names of those who earn something: the German verb, and of several that each of them did as much. */
  readonly after: readonly [one: string, several: string]
  readonly laurels: Laurels
}

function telling({ words, list, said, tokens, after: [one, several], laurels }: Wording): ChronicleText {
  return {
    said: ({ seat, what }, name) => {
      const { storey, role } = readClaim(what)
      return said[storey](name(seat), words.roles[role].name)
    },
    swung: (by) => `${by} ${tokens(by)}`,
    award: ({ kind, seats, count }: Award, name) => {
      const [title, fact] = laurels[kind as Kind]
      return { title, fact: fact(`${list.format(seats.map(name))}${seats.length === 1 ? one : several}`, count) }
    },
  }
}

export const en: ChronicleText = telling({
  words: english,
  list: new Intl.ListFormat('en'),
  tokens: (n) => plural.en(n, 'token', 'tokens'),
  after: ['', ' each'],
  said: {
    deed: (who, role) => `${who} acts as ${role}`,
    illegal: (who, role) => `${who}, as ${role}: “Illegal!”`,
    fine: (who, role) => `${who}, as ${role}, sets a fine`,
    mercy: (who, role) => `${who}, as ${role}, offers forgiveness`,
    immunity: (who, role) => `${who}, as ${role}, is immune`,
  },
  laurels: {
    liar: ['The finest mask', (whom, n) => `${whom} got away with ${n} false ${plural.en(n, 'title', 'titles')}.`],
    purse: [
      'Borrowed glory pays',
      (whom, n) => `${whom} made ${n} ${plural.en(n, 'token', 'tokens')} with borrowed titles.`,
    ],
    nose: ['The sharpest nose', (whom, n) => `${whom} saw through somebody ${plural.en(n, 'once', `${n} times`)}.`],
    wronged: [
      'The least likely truth',
      (whom, n) => `${whom} told a truth that ${plural.en(n, 'one vote', `${n} votes`)} called a lie.`,
    ],
    saint: ['Honest to a fault', (whom, n) => `${whom} made ${n} claims and wore one face.`],
    wardrobe: ['The full wardrobe', (whom, n) => `${whom} wore ${n} faces.`],
  },
})

export const de: ChronicleText = telling({
  words: german,
  list: new Intl.ListFormat('de'),
  tokens: () => 'Marker',
  after: [' hat', ' haben je'],
  said: {
    deed: (who, role) => `${who} handelt als ${role}`,
    illegal: (who, role) => `${who} als ${role}: „Verboten!“`,
    fine: (who, role) => `${who} verhängt als ${role} eine Strafe`,
    mercy: (who, role) => `${who} bietet als ${role} Vergebung an`,
    immunity: (who, role) => `${who} ist als ${role} immun`,
  },
  laurels: {
    liar: [
      'Die beste Maske',
      (whom, n) =>
        `${whom} ${plural.de(n, 'einen falschen Titel', `${n} falsche Titel`)} getragen, ${plural.de(n, 'den', 'die')} niemand weggenommen hat.`,
    ],
    purse: ['Fremde Federn zahlen sich aus', (whom, n) => `${whom} ${n} Marker mit fremden Titeln verdient.`],
    nose: ['Die feinste Nase', (whom, n) => `${whom} ${plural.de(n, 'einmal', `${n}-mal`)} jemanden durchschaut.`],
    wronged: [
      'Zu wahr, um schön zu sein',
      (whom, n) =>
        `${whom} ${plural.de(n, 'eine Stimme', `${n} Stimmen`)} gegen sich gehabt und doch die Wahrheit gesagt.`,
    ],
    saint: ['Ehrlich bis zum Schaden', (whom, n) => `${whom} ${n}-mal etwas behauptet, immer mit demselben Gesicht.`],
    wardrobe: ['Der volle Kleiderschrank', (whom, n) => `${whom} ${n} verschiedene Personen gespielt.`],
  },
})
