/** What became of each goblet, in sentences, in both languages. */
import { type Name, plural } from '../../kernel/text.ts'
import type { Column, Course, Goblet, Step } from './chronicle.journey.ts'
import { tokenDe, tokenEn } from './chronicle.text.ts'
import { members } from './houses.ts'
import type { House, Place } from './state.ts'
import { contents as contentsDe, list as listDe } from './text.de.news.ts'
import { contents as contentsEn, list as listEn } from './text.en.news.ts'
import { count, type Sort, type Tokens } from './tokens.ts'
import type { Phrases } from './words.de.ts'
import type { Vocabulary } from './words.ts'

export interface JourneyText {
  /** What a goblet is called: by its ring, by where it begins, or by its number in the row. */
  goblet(course: Course, goblet: Goblet, name: Name): string
  /** What one did at one moment. */
  column(course: Course, column: Column, name: Name): string
  /** All that happened to a goblet: how it begins, then a sentence for each step, and who knew. */
  begins(course: Course, goblet: Goblet, name: Name): string
  step(course: Course, column: Column, step: Step, name: Name): string
  ends(goblet: Goblet, steps: readonly { readonly step: Step }[], name: Name): string
}

/** Goblets stand before people, or in a row before nobody. */
export function isRow({ table }: Pick<Course, 'table'>): boolean {
  return table.mode === 'duel' || table.stage === 'tie'
}

interface Wording {
  list(names: readonly string[]): string
  token(sort: Sort): string
  contents(tokens: Tokens): string
  /** "before Ben", "at place 3". */
  before(who: string): string
  inRow(n: number): string
  owned(who: string): string
  beginsBefore(who: string): string
  numbered(n: number): string
  goblets: {
    readonly round: (who: string) => string
    readonly row: (n: number) => string
    readonly both: (a: string, b: string) => string
    readonly bothOfRow: (a: number, b: number) => string
  }
  readonly acts: {
    pour(who: string, token: string, goblet: string): string
    peek(who: string, goblet: string): string
    /** C13: out of one's own. */
    take(who: string, token: string): string
    rotate(who: string): string
    swap(who: string, goblets: string): string
    veil(who: string): string
    toast(who: string | null): string
    drink(who: string | null, goblet: string): string
  }
  stands(where: string, tokens: string | null): string
  poured(who: string, token: string): string
  took(who: string, token: string): string
  looked(who: string, tokens: string): string
  rotated(who: string, where: string): string
  swapped(who: string, where: string): string
  veiled(who: string, where: string, how: 'moved' | 'left', ring: string | null): string
  drank(who: string, tokens: string, fate: 'dies' | 'lives'): string
  readonly undrunk: string
  knew(who: string, n: number): string
  readonly nobody: string
}

function journeyIn(w: Wording): JourneyText {
  const names = ({ table }: Course, house: House, name: Name) => w.list(members(table, house).map(name))
  const where = (course: Course, place: Place, name: Name) =>
    isRow(course) ? w.inRow(place + 1) : w.before(names(course, place, name))
  const standing = (course: Course, place: Place, name: Name) =>
    isRow(course) ? w.goblets.row(place + 1) : w.goblets.round(names(course, place, name))
  const both = (course: Course, [a, b]: readonly Step[], name: Name) => {
    const [one, other] = [a?.place ?? 0, b?.place ?? 0]
    if (isRow(course)) return w.goblets.bothOfRow(one + 1, other + 1)
    return w.goblets.both(names(course, one, name), names(course, other, name))
  }
  return {
    goblet(course, { ring, place }, name) {
      if (isRow(course)) return w.numbered(place + 1)
      return ring === null ? w.beginsBefore(names(course, place, name)) : w.owned(names(course, ring, name))
    },
    column(course, { act, seat, steps }, name) {
      const who = seat === null ? null : name(seat)
      const [step] = steps
      const goblet = step ? standing(course, step.place, name) : ''
      const token = step && 'sort' in step ? w.token(step.sort) : ''
      switch (act) {
        case 'toast':
        case 'drink':
          return w.acts[act](who, goblet)
        case 'pour':
          return w.acts.pour(who ?? '', token, goblet)
        case 'take':
          return w.acts.take(who ?? '', token)
        case 'swap':
          return w.acts.swap(who ?? '', both(course, steps, name))
        default:
          return w.acts[act](who ?? '', goblet)
      }
    },
    begins(course, { place, began }, name) {
      return w.stands(where(course, place, name), count(began) === 0 ? null : w.contents(began))
    },
    step(course, { act, seat }, step, name) {
      const who = seat === null ? '' : name(seat)
      switch (step.kind) {
        case 'poured':
        case 'took':
          return w[step.kind](who, w.token(step.sort))
        case 'looked':
          return w.looked(who, w.contents(step.tokens))
        case 'moved':
          return w[act === 'rotate' ? 'rotated' : 'swapped'](who, where(course, step.place, name))
        case 'veiled': {
          const ring = step.ring === null ? null : names(course, step.ring, name)
          return w.veiled(who, where(course, step.place, name), step.from === step.place ? 'left' : 'moved', ring)
        }
        case 'drank':
          return w.drank(name(step.seat), w.contents(step.tokens), step.poisoned ? 'dies' : 'lives')
      }
    },
    ends({ knew }, steps, name) {
      if (!steps.some(({ step }) => step.kind === 'drank')) return w.undrunk
      return knew.length === 0 ? w.nobody : w.knew(w.list(knew.map(name)), knew.length)
    },
  }
}

export function journeyEn(words: Pick<Vocabulary, 'sorts'>): JourneyText {
  return journeyIn({
    list: listEn,
    token: tokenEn(words),
    contents: (tokens) => contentsEn(words, tokens),
    before: (who) => `before ${who}`,
    inRow: (n) => `at place ${n}`,
    owned: (who) => `${who}’s own goblet`,
    beginsBefore: (who) => `The goblet that begins before ${who}`,
    numbered: (n) => `Goblet ${n}`,
    goblets: {
      round: (who) => `the goblet before ${who}`,
      row: (n) => `goblet ${n}`,
      both: (a, b) => `the goblets before ${a} and before ${b}`,
      bothOfRow: (a, b) => `goblets ${a} and ${b}`,
    },
    acts: {
      pour: (who, token, goblet) => `${who} pours ${token} into ${goblet}`,
      peek: (who, goblet) => `${who} looks into ${goblet}`,
      take: (who, token) => `${who} takes ${token} out of the goblet at their own place`,
      rotate: (who) => `${who} rotates all goblets`,
      swap: (who, goblets) => `${who} swaps ${goblets}`,
      veil: (who) => `${who} makes everybody look away`,
      toast: (who) => (who === null ? 'The Toast comes by itself' : `${who} calls the Toast`),
      drink: (who, goblet) => (who === null ? 'Everybody drinks' : `${who} drinks ${goblet}`),
    },
    stands: (where, tokens) => (tokens === null ? `It stands ${where}, empty.` : `It stands ${where}, with ${tokens}.`),
    poured: (who, token) => `${who} pours ${token} into it.`,
    took: (who, token) => `${who} takes ${token} out of it.`,
    looked: (who, tokens) => `${who} looks into it and sees ${tokens}.`,
    rotated: (who, where) => `${who} rotates all goblets; it now stands ${where}.`,
    swapped: (who, where) => `${who} swaps it; it now stands ${where}.`,
    veiled: (who, where, how, ring) => {
      const bears = ring === null ? '' : `, with the ring of ${ring}`
      const done = how === 'moved' ? `swaps it: it now stands ${where}` : `leaves it ${where}`
      return `While nobody looks, ${who} ${done}${bears}.`
    },
    drank: (who, tokens, fate) => `${who} drinks it (${tokens}) and ${fate}.`,
    undrunk: 'Nobody drinks it.',
    knew: (who) => `${who} knew all that was in it.`,
    nobody: 'Nobody knew all that was in it.',
  })
}

export function journeyDe(words: Pick<Vocabulary, 'sorts'>, phrases: Pick<Phrases, 'wine' | 'rare'>): JourneyText {
  return journeyIn({
    list: listDe,
    token: tokenDe(words, phrases),
    contents: (tokens) => contentsDe(words, phrases, tokens),
    before: (who) => `vor ${who}`,
    inRow: (n) => `an Platz ${n}`,
    owned: (who) => `Der Becher von ${who}`,
    beginsBefore: (who) => `Der Becher, der vor ${who} beginnt`,
    numbered: (n) => `Becher ${n}`,
    goblets: {
      round: (who) => `den Becher vor ${who}`,
      row: (n) => `Becher ${n}`,
      both: (a, b) => `die Becher vor ${a} und vor ${b}`,
      bothOfRow: (a, b) => `die Becher ${a} und ${b}`,
    },
    acts: {
      pour: (who, token, goblet) => `${who} schenkt ${token} in ${goblet} ein`,
      peek: (who, goblet) => `${who} sieht in ${goblet}`,
      take: (who, token) => `${who} nimmt ${token} aus dem Becher am eigenen Platz`,
      rotate: (who) => `${who} dreht alle Becher`,
      swap: (who, goblets) => `${who} tauscht ${goblets}`,
      veil: (who) => `${who} lässt alle wegsehen`,
      toast: (who) => (who === null ? 'Der Toast kommt von selbst' : `${who} ruft den Toast aus`),
      drink: (who, goblet) => (who === null ? 'Alle trinken' : `${who} trinkt ${goblet}`),
    },
    stands: (where, tokens) =>
      tokens === null ? `Er steht ${where} und ist leer.` : `Er steht ${where}, darin: ${tokens}.`,
    poured: (who, token) => `${who} schenkt ${token} ein.`,
    took: (who, token) => `${who} nimmt ${token} heraus.`,
    looked: (who, tokens) => `${who} sieht hinein: ${tokens}.`,
    rotated: (who, where) => `${who} dreht alle Becher; er steht jetzt ${where}.`,
    swapped: (who, where) => `${who} tauscht ihn; er steht jetzt ${where}.`,
    veiled: (who, where, how, ring) => {
      const bears = ring === null ? '' : `, mit dem Ring von ${ring}`
      const done = how === 'moved' ? `tauscht ${who} ihn: Er steht jetzt ${where}` : `lässt ${who} ihn ${where} stehen`
      return `Während niemand hinsieht, ${done}${bears}.`
    },
    drank: (who, tokens, fate) => `${who} trinkt ihn (${tokens}) und ${fate === 'dies' ? 'stirbt' : 'überlebt'}.`,
    undrunk: 'Niemand trinkt ihn.',
    knew: (who, n) => `${who} ${plural.de(n, 'wusste', 'wussten')}, was alles darin war.`,
    nobody: 'Niemand wusste, was alles darin war.',
  })
}
