/** What the chronicle of the goblets says, in both languages. */
import type { ChronicleText, DeedsText } from '../../kernel/chronicle.ts'
import { type Name, plural } from '../../kernel/text.ts'
import type { Laurel } from './chronicle.awards.ts'
import { readWhat, type What } from './chronicle.what.ts'
import type { Sort } from './tokens.ts'
import type { Phrases } from './words.de.ts'
import type { Vocabulary } from './words.ts'

/** Whom an award is for: their names, as of one or of several. */
interface Laureates {
  readonly who: string
  readonly seats: number
}

type Laurels = Readonly<Record<Laurel, readonly [title: string, fact: (whom: Laureates, n: number) => string]>>

interface Wording {
  readonly list: Intl.ListFormat
  readonly points: (n: number) => string
  readonly laurels: Laurels
  readonly deeds: DeedsText
  said(what: What, who: string, name: Name): string
}

function telling({ list, points, laurels, deeds, said }: Wording): ChronicleText {
  return {
    deeds,
    said: ({ seat, what }, name) => said(readWhat(what), name(seat), name),
    swung: (by) => `${by} ${points(by)}`,
    award: ({ kind, seats, count }, name) => {
      const [title, fact] = laurels[kind as Laurel]
      return { title, fact: fact({ who: list.format(seats.map(name)), seats: seats.length }, count) }
    },
  }
}

export function tokenEn({ sorts }: Pick<Vocabulary, 'sorts'>) {
  return (sort: Sort | 'something') => {
    if (sort === 'something') return sort
    return sort === 'unicorn' || sort === 'ogre' ? `the ${sorts[sort]}` : sorts[sort]
  }
}

export function tellingEn(words: Pick<Vocabulary, 'sorts'>): ChronicleText {
  const token = tokenEn(words)
  const times = (n: number) => ['once', 'twice'][n - 1] ?? `${n} times`
  const each = ({ who, seats }: Laureates) => plural.en(seats, who, `${who} each`)
  return telling({
    list: new Intl.ListFormat('en'),
    points: (n) => plural.en(n, 'point', 'points'),
    deeds: {
      means: 'Who pours says “your health”, who calls the Toast “mine is good”.',
      counts:
        'In the games with goblets, claims are deeds: whoever pours says “your health”, and a pour of poison counts as a lie.',
      title: 'Who poured what, and what came of it',
      scroller: 'Who poured what, turn by turn',
      nobody: 'Nobody has poured anything yet. Patience.',
      rows: { believed: 'trusted it', doubted: 'swapped it away', swung: 'what it moved' },
    },
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
        (whom, n) => `${each(whom)} had a hand in ${plural.en(n, 'one poisoning', `${n} poisonings`)}.`,
      ],
      angel: ['The guardian angel', (whom, n) => `${each(whom)} poured what saved somebody else’s life, ${times(n)}.`],
      ownhand: ['Home cooking', (whom, n) => `${each(whom)} died ${times(n)} of home-made poison.`],
      knew: [
        'Seen, and swallowed',
        (whom, n) => `${each(whom)} looked, saw poison, and drank it after all, ${times(n)}.`,
      ],
      survivor: [
        'The strong stomach',
        (whom, n) => `${each(whom)} emptied ${plural.en(n, 'a goblet', `${n} goblets`)} and got up again.`,
      ],
      host: ['The perfect host', (whom, n) => `${each(whom)} poured ${n} tokens, and not one of them was poison.`],
    },
  })
}

/** In the accusative. */
export function tokenDe({ sorts }: Pick<Vocabulary, 'sorts'>, { wine, rare }: Pick<Phrases, 'wine' | 'rare'>) {
  return (sort: Sort | 'something') => {
    if (sort === 'something') return 'etwas'
    if (sort === 'wine') return wine.poured
    return sort === 'unicorn' || sort === 'ogre' ? rare[sort] : sorts[sort]
  }
}

export function tellingDe(words: Pick<Vocabulary, 'sorts'>, phrases: Pick<Phrases, 'wine' | 'rare'>): ChronicleText {
  const token = tokenDe(words, phrases)
  const times = (n: number) => plural.de(n, 'einmal', `${n}-mal`)
  /** The verb after so many names, and that each of them did as much. */
  const has = ({ who, seats }: Laureates) => `${who} ${plural.de(seats, 'hat', 'haben je')}`
  return telling({
    list: new Intl.ListFormat('de'),
    points: (n) => plural.de(n, 'Punkt', 'Punkte'),
    deeds: {
      means: 'Wer einschenkt, sagt „zum Wohl“, wer den Toast ausruft, „meiner ist gut“.',
      counts:
        'In den Spielen mit Bechern behauptet man mit den Händen: Wer einschenkt, sagt „zum Wohl“, und eingeschenktes Gift zählt als Lüge.',
      title: 'Wer was eingeschenkt hat und was daraus wurde',
      scroller: 'Wer was eingeschenkt hat, Zug für Zug',
      nobody: 'Noch hat niemand etwas eingeschenkt. Geduld.',
      rows: { believed: 'vertraute dem', doubted: 'tauschte es weg', swung: 'was es bewegte' },
    },
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
        ({ who, seats }, n) => {
          const poisonings = plural.de(n, 'einer Vergiftung', `${n} Vergiftungen`)
          return `${who} ${plural.de(seats, 'hatte bei', 'hatten bei je')} ${poisonings} die Hand im Spiel.`
        },
      ],
      angel: ['Der Schutzengel', (whom, n) => `${has(whom)} ${times(n)} jemand anderem das Leben gerettet.`],
      ownhand: [
        'Hausmannskost',
        ({ who, seats }, n) =>
          `${who} ${plural.de(seats, 'starb', 'starben je')} ${times(n)} am Gift aus dem eigenen Keller.`,
      ],
      knew: [
        'Gesehen und geschluckt',
        (whom, n) => `${has(whom)} ${times(n)} Gift im Becher gesehen und doch getrunken.`,
      ],
      survivor: [
        'Der starke Magen',
        (whom, n) => {
          const goblets = plural.de(n, 'einen Becher', `${n} Becher`)
          return `${has(whom)} ${goblets} geleert und ${plural.de(whom.seats, 'ist', 'sind')} wieder aufgestanden.`
        },
      ],
      host: [
        'Vollendete Gastlichkeit',
        (whom, n) => `${has(whom)} ${n} Marker eingeschenkt, und kein einziger war Gift.`,
      ],
    },
  })
}
