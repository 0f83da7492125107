import { plural } from '../../kernel/text.ts'
import { words } from '../app/language.ts'

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }
const orders = new Intl.PluralRules('en', { type: 'ordinal' })
/** 1st, 2nd, 3rd, 11th; in German a full stop says it. */
const ordinal = (n: number) => `${n}${endings[orders.select(n)] ?? 'th'}`

export const eveningWords = words({
  en: {
    title: 'This evening',
    how: 'You get two points for everybody who comes in behind you, and one for everybody level with you.',
    points: (n: number) => `${n} ${plural.en(n, 'point', 'points')}`,
    won: (names: string, n: number) => plural.en(n, `${names} wins`, `${names} win`),
    more: 'One more chair',
    over: 'That was the evening',
    champion: (names: string, n: number) => plural.en(n, `${names} wins the evening`, `${names} share the evening`),
    place: (n: number) => `${n}.`,
    placed: (n: number) => ['', 'First', 'Second', 'Third'][n] ?? ordinal(n),
    games: 'What was played',
    replay: (n: number) => `Watch game ${n} again`,
    home: 'Back to the parlour',
    superlative: {
      unbeaten: (who: string) => `Nobody came in before ${who}, all evening long.`,
      comeback: (who: string) => `${who} came in last, and then won.`,
      steady: (who: string, n: number) => `${who} came in ${ordinal(n)} every single time.`,
      close: 'A single point decided the evening.',
      varied: 'No two games had the same winner.',
    },
  },
  de: {
    title: 'Dieser Abend',
    how: 'Du bekommst zwei Punkte für jede Person hinter dir und einen für jede, die gleichauf ist.',
    points: (n: number) => `${n} ${plural.de(n, 'Punkt', 'Punkte')}`,
    won: (names: string, n: number) => plural.de(n, `${names} gewinnt`, `${names} gewinnen`),
    more: 'Noch ein Stuhl',
    over: 'Das war der Abend',
    champion: (names: string, n: number) =>
      plural.de(n, `${names} gewinnt den Abend`, `${names} teilen sich den Abend`),
    place: (n: number) => `${n}.`,
    placed: (n: number) => `${n}. Platz`,
    games: 'Was gespielt wurde',
    replay: (n: number) => `Spiel ${n} noch einmal ansehen`,
    home: 'Zurück in den Salon',
    superlative: {
      unbeaten: (who: string) => `${who} blieb den ganzen Abend ungeschlagen.`,
      comeback: (who: string) => `${who} kam als Schlusslicht an und gewann danach.`,
      steady: (who: string, n: number) => `${who} belegte jedes Mal den ${n}. Platz.`,
      close: 'Ein einziger Punkt hat den Abend entschieden.',
      varied: 'Jedes Spiel hat jemand anders gewonnen.',
    },
  },
})
