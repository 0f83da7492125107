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
/** `have`: the verb after so many names. */
type Laurels = Readonly<Record<Kind, readonly [title: string, fact: (who: string, n: number, have: string) => string]>>

interface Wording {
  readonly words: Vocabulary
  readonly list: Intl.ListFormat
  readonly said: Said
  readonly tokens: (n: number) => string
  readonly have: readonly [one: string, many: string]
  readonly laurels: Laurels
}

function telling({ words, list, said, tokens, have: [has, have], laurels }: Wording): ChronicleText {
  return {
    said: ({ seat, what }, name) => {
      const { storey, role } = readClaim(what)
      return said[storey](name(seat), words.roles[role].name)
    },
    swung: (by) => `${by} ${tokens(by)}`,
    award: ({ kind, seats, count }: Award, name) => {
      const [title, fact] = laurels[kind as Kind]
      return { title, fact: fact(list.format(seats.map(name)), count, seats.length === 1 ? has : have) }
    },
  }
}

export const en: ChronicleText = telling({
  words: english,
  list: new Intl.ListFormat('en'),
  tokens: (n) => plural.en(n, 'token', 'tokens'),
  have: ['has', 'have'],
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
      (who, n) => `${who} wore ${n} false ${plural.en(n, 'title', 'titles')} that nobody took away.`,
    ],
    purse: [
      'Borrowed glory pays',
      (who, n) => `${who} made ${n} ${plural.en(n, 'token', 'tokens')} with other people’s titles.`,
    ],
    nose: ['The sharpest nose', (who, n) => `${who} saw through somebody ${plural.en(n, 'once', `${n} times`)}.`],
    wronged: [
      'The least likely truth',
      (who, n) => `${who} told the truth, and ${plural.en(n, 'one vote', `${n} votes`)} called it a lie.`,
    ],
    saint: ['Honest to a fault', (who, n) => `${who} made ${n} claims and wore one face.`],
    wardrobe: ['The full wardrobe', (who, n) => `${who} went as ${n} different people.`],
  },
})

export const de: ChronicleText = telling({
  words: german,
  list: new Intl.ListFormat('de'),
  tokens: () => 'Marker',
  have: ['hat', 'haben'],
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
      (who, n, have) =>
        `${who} ${have} ${plural.de(n, 'einen falschen Titel', `${n} falsche Titel`)} getragen, ${plural.de(n, 'den', 'die')} niemand weggenommen hat.`,
    ],
    purse: [
      'Fremde Federn zahlen sich aus',
      (who, n, have) => `${who} ${have} mit fremden Titeln ${n} Marker verdient.`,
    ],
    nose: [
      'Die feinste Nase',
      (who, n, have) => `${who} ${have} ${plural.de(n, 'einmal', `${n}-mal`)} jemanden durchschaut.`,
    ],
    wronged: [
      'Zu wahr, um schön zu sein',
      (who, n, have) =>
        `${who} ${have} die Wahrheit gesagt, und ${plural.de(n, 'eine Stimme nannte', `${n} Stimmen nannten`)} sie Lüge.`,
    ],
    saint: [
      'Ehrlich bis zum Schaden',
      (who, n, have) => `${who} ${have} ${n}-mal etwas behauptet, immer mit demselben Gesicht.`,
    ],
    wardrobe: [
      'Der volle Kleiderschrank',
      (who, n, have) => `${who} ${have} sich für ${n} verschiedene Personen ausgegeben.`,
    ],
  },
})
