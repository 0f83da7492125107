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
type Laurels = Readonly<Record<Kind, readonly [title: string, fact: (who: string, n: number) => string]>>

interface Wording {
  readonly words: Vocabulary
  readonly list: Intl.ListFormat
  readonly said: Said
  readonly tokens: (n: number) => string
  readonly laurels: Laurels
}

function telling({ words, list, said, tokens, laurels }: Wording): ChronicleText {
  return {
    said: ({ seat, what }, name) => {
      const { storey, role } = readClaim(what)
      return said[storey](name(seat), words.roles[role].name)
    },
    swung: (by) => `${by} ${tokens(by)}`,
    award: ({ kind, seats, count }: Award, name) => {
      const [title, fact] = laurels[kind as Kind]
      return { title, fact: fact(list.format(seats.map(name)), count) }
    },
  }
}

export const en: ChronicleText = telling({
  words: english,
  list: new Intl.ListFormat('en'),
  tokens: (n) => plural.en(n, 'token', 'tokens'),
  said: {
    deed: (who, role) => `${who} acts as ${role}`,
    illegal: (who, role) => `${who}, as ${role}: “Illegal!”`,
    fine: (who, role) => `${who}, as ${role}, sets a fine`,
    mercy: (who, role) => `${who}, as ${role}, offers forgiveness`,
    immunity: (who, role) => `${who}, as ${role}, is immune`,
  },
  laurels: {
    liar: [
      'The finest mask',
      (who, n) => `${who}: ${n} false ${plural.en(n, 'title', 'titles')} that nobody took away.`,
    ],
    purse: [
      'Borrowed glory pays',
      (who, n) => `${who}: ${n} ${plural.en(n, 'token', 'tokens')} by titles of other people.`,
    ],
    nose: [
      'The sharpest nose',
      (who, n) => `${who}: right ${plural.en(n, 'once', `${n} times`)}, in accusing a lie or naming a face.`,
    ],
    wronged: [
      'The least likely truth',
      (who, n) => `${who} said what was so, and ${plural.en(n, 'one vote', `${n} votes`)} called it a lie.`,
    ],
    saint: ['Honest to a fault', (who, n) => `${who}: ${n} claims, one face.`],
    wardrobe: ['The full wardrobe', (who, n) => `${who} went as ${n} different people.`],
  },
})

export const de: ChronicleText = telling({
  words: german,
  list: new Intl.ListFormat('de'),
  tokens: () => 'Marker',
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
      (who, n) =>
        `${who}: ${n} ${plural.de(n, 'falscher Titel, den niemand', 'falsche Titel, die niemand')} aberkannt hat.`,
    ],
    purse: ['Fremde Federn zahlen sich aus', (who, n) => `${who}: ${n} Marker mit fremden Titeln.`],
    nose: [
      'Die feinste Nase',
      (who, n) => `${who}: ${plural.de(n, 'einmal', `${n}-mal`)} eine Lüge angeklagt oder ein Gesicht erkannt.`,
    ],
    wronged: [
      'Zu wahr, um schön zu sein',
      (who, n) => `${who}: die reine Wahrheit, und ${plural.de(n, 'eine Stimme', `${n} Stimmen`)} dagegen.`,
    ],
    saint: ['Ehrlich bis zum Schaden', (who, n) => `${who}: ${n} Behauptungen, ein Gesicht.`],
    wardrobe: ['Der volle Kleiderschrank', (who, n) => `${who}: ${n} verschiedene Personen an einem Abend.`],
  },
})
