import type { Refusal } from './match.ts'
import type { News, Seat, Shape } from './state.ts'

/** Everything that a person reads exists in each of these. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

const numbers: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
}

/** Of two forms the one that goes with so many, by the rules of the language: `plural.en(n, 'rat', 'rats')`. */
export const plural: Readonly<Record<Language, <T>(n: number, one: T, other: T) => T>> = {
  en: (n, one, other) => (numbers.en.select(n) === 'one' ? one : other),
  de: (n, one, other) => (numbers.de.select(n) === 'one' ? one : other),
}

/** How a seat is called in a sentence. */
export type Name = (seat: Seat) => string

type Lines<T extends News> = { readonly [K in T['kind']]: (thing: Extract<T, { kind: K }>, name: Name) => string }

/** Everything of one game that a person reads, in one language. */
export interface Text<G extends Shape = Shape> {
  readonly title: string
  readonly pitch: string
  /** A move, as on its button. */
  move(move: G['move'], name: Name): string
  /** A kind of move, open or not. */
  kind(kind: G['move']['kind']): string
  /** What everybody heard. */
  news(news: G['table']['news'][number], name: Name): string
  /** What one seat alone learnt. */
  secret(news: G['hand']['news'][number], name: Name): string
  /** A table option and what it does. */
  option(key: keyof G['options'] & string): { readonly label: string; readonly help: string }
  /** A value of a table option. */
  value(key: keyof G['options'] & string, value: unknown, name: Name): string
  /** So many of what its tally counts, as in "2 lies", for a game without a chronicle; what has no words is not told. */
  counted?(what: string, many: number): string | undefined
}

/** Makes one teller out of a line for every kind; a missing kind is a type error. */
export function telling<T extends News>(lines: Lines<T>): (thing: T, name: Name) => string {
  return (thing, name) => lines[thing.kind as T['kind']](thing as Extract<T, { kind: T['kind'] }>, name)
}

export const refusals: Record<Language, Record<Refusal, string>> = {
  en: {
    over: 'The game is over.',
    closed: 'That question is no longer open to you.',
    illegal: 'The rules do not allow that now.',
  },
  de: {
    over: 'Das Spiel ist zu Ende.',
    closed: 'Diese Frage steht dir nicht mehr offen.',
    illegal: 'Das erlauben die Regeln jetzt nicht.',
  },
}
