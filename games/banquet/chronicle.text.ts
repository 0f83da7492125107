/** What the chronicle of the goblets says, in both languages. */
import type { ChronicleText } from '../../kernel/chronicle.ts'
import { type Name, plural } from '../../kernel/text.ts'
import type { Laurel } from './chronicle.awards.ts'
import { readWhat, type What } from './chronicle.what.ts'
import type { Sort } from './tokens.ts'
import type { Phrases } from './words.de.ts'
import type { Vocabulary } from './words.ts'

type Laurels = Readonly<Record<Laurel, readonly [title: string, fact: (who: string, n: number) => string]>>

interface Wording {
  readonly list: Intl.ListFormat
  readonly points: (n: number) => string
  readonly laurels: Laurels
  said(what: What, who: string, name: Name): string
}

function telling({ list, points, laurels, said }: Wording): ChronicleText {
  return {
    said: ({ seat, what }, name) => said(readWhat(what), name(seat), name),
    swung: (by) => `${by} ${points(by)}`,
    award: ({ kind, seats, count }, name) => {
      const [title, fact] = laurels[kind as Laurel]
      return { title, fact: fact(list.format(seats.map(name)), count) }
    },
  }
}

export function tellingEn({ sorts }: Pick<Vocabulary, 'sorts'>): ChronicleText {
  const token = (sort: Sort | 'something') => {
    if (sort === 'something') return sort
    return sort === 'unicorn' || sort === 'ogre' ? `the ${sorts[sort]}` : sorts[sort]
  }
  const times = (n: number) => ['once', 'twice'][n - 1] ?? `${n} times`
  return telling({
    list: new Intl.ListFormat('en'),
    points: (n) => plural.en(n, 'point', 'points'),
    said(what, who, name) {
      switch (what.kind) {
        case 'poured': {
          const where = 'before' in what ? `the goblet before ${name(what.before)}` : `goblet ${what.row + 1}`
          return `${who} pours ${token(what.sort)} into ${where}`
        }
        case 'toast':
          return `${who} calls the Toast, and would drink this`
        case 'foretold':
          return `${who} foretells the end of ${name(what.of)}`
        case 'serves':
          return `${who} sits down to taste for ${name(what.noble)}`
      }
    },
    laurels: {
      poisoner: [
        'The steady hand',
        (who, n) => `${who} had a hand in ${plural.en(n, 'one poisoning', `${n} poisonings`)}.`,
      ],
      angel: ['The guardian angel', (who, n) => `${who} poured what saved somebody else’s life, ${times(n)}.`],
      ownhand: ['Home cooking', (who, n) => `${who} died ${times(n)} of home-made poison.`],
      knew: ['Seen, and swallowed', (who, n) => `${who} looked, saw poison, and drank it after all, ${times(n)}.`],
      survivor: [
        'The strong stomach',
        (who, n) => `${who} emptied ${plural.en(n, 'a goblet', `${n} goblets`)} and got up again.`,
      ],
      host: ['The perfect host', (who, n) => `${who} poured ${n} tokens, and not one of them was poison.`],
    },
  })
}

export function tellingDe(
  { sorts }: Pick<Vocabulary, 'sorts'>,
  { wine, rare }: Pick<Phrases, 'wine' | 'rare'>,
): ChronicleText {
  const token = (sort: Sort | 'something') => {
    if (sort === 'something') return 'etwas'
    if (sort === 'wine') return wine.poured
    return sort === 'unicorn' || sort === 'ogre' ? rare[sort] : sorts[sort]
  }
  const times = (n: number) => plural.de(n, 'einmal', `${n}-mal`)
  return telling({
    list: new Intl.ListFormat('de'),
    points: (n) => plural.de(n, 'Punkt', 'Punkte'),
    said(what, who, name) {
      switch (what.kind) {
        case 'poured': {
          const where = 'before' in what ? `den Becher vor ${name(what.before)}` : `Becher ${what.row + 1}`
          return `${who} schenkt ${token(what.sort)} in ${where} ein`
        }
        case 'toast':
          return `${who} ruft den Toast aus und würde das hier trinken`
        case 'foretold':
          return `${who} sagt ${name(what.of)} das Ende voraus`
        case 'serves':
          return `${who} setzt sich, um für ${name(what.noble)} vorzukosten`
      }
    },
    laurels: {
      poisoner: [
        'Die ruhige Hand',
        (who, n) => `${who}: bei ${plural.de(n, 'einer Vergiftung', `${n} Vergiftungen`)} mitgewirkt.`,
      ],
      angel: ['Der Schutzengel', (who, n) => `${who}: ${times(n)} eingeschenkt, was jemand anderem das Leben rettete.`],
      ownhand: ['Hausmannskost', (who, n) => `${who}: ${times(n)} am Gift aus dem eigenen Keller gestorben.`],
      knew: ['Gesehen und geschluckt', (who, n) => `${who}: ${times(n)} Gift im Becher gesehen und doch getrunken.`],
      survivor: ['Der starke Magen', (who, n) => `${who}: ${n} Becher geleert und wieder aufgestanden.`],
      host: ['Vollendete Gastlichkeit', (who, n) => `${who}: ${n} Marker eingeschenkt, kein einziges Gift darunter.`],
    },
  })
}
