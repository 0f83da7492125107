import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { type Language, languages, type Name } from '../../kernel/text.ts'
import { keys } from '../banquet/characters/key.ts'
import type { Drunk } from '../banquet/news.ts'
import { HOUSES, type Named } from '../banquet/state.ts'
import { type Tokens, tokens } from '../banquet/tokens.ts'
import { sit } from './script.ts'
import { type Earned, kinds, type Move, type Options } from './state.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { gobletWords } from './words.ts'

const texts = { en, de }
const name: Name = (seat) => at(['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil'], seat)

const cleos: Named = { place: 2, ring: 2, before: 2 }
const brunos: Named = { place: 0, ring: 1, before: 1 }
const third: Named = { place: 2, ring: null }
const first: Named = { place: 0, ring: null }

const drunk = (seat: number, tokens: Tokens, fate: 'poisoned' | 'alive'): Drunk => ({
  house: seat,
  seat,
  place: seat,
  ring: seat,
  tokens,
  poisoned: fate === 'poisoned',
})
const earned = (seat: number, alive: number, target = 0, both = 0, wine = 0): Earned => ({
  seat,
  alive,
  target,
  both,
  other: 0,
  wine,
})
const both = (say: (language: Language) => string) => languages.map(say)

describe('a goblet', () => {
  test('is called by its ring where it has one, else by its place', () => {
    expect(both((l) => texts[l].news({ kind: 'poured', seat: 0, goblet: cleos }, name))).toEqual([
      'Ada pours something into Cleo’s own goblet.',
      'Ada schenkt etwas in den Becher von Cleo ein.',
    ])
    expect(both((l) => texts[l].news({ kind: 'poured', seat: 0, goblet: third }, name))).toEqual([
      'Ada pours something into goblet 3.',
      'Ada schenkt etwas in Becher 3 ein.',
    ])
  })

  test('without rings at a round table it is called by whom it stands before', () => {
    const table = sit(4, { options: { memory: true } }).play('1 pours wine 2')
    expect(both((l) => texts[l].news(sure(table.news('poured'), 'pour'), name))).toEqual([
      'Bruno pours something into the goblet before Cleo.',
      'Bruno schenkt etwas in den Becher vor Cleo ein.',
    ])
    table.play('1 swaps 3')
    expect(both((l) => texts[l].news(sure(table.news('swapped'), 'swap'), name))).toEqual([
      'Bruno swaps the goblets before Bruno and Dora.',
      'Bruno vertauscht die Becher vor Bruno und Dora.',
    ])
  })

  test('comes in twos when it is swapped', () => {
    expect(both((l) => texts[l].news({ kind: 'swapped', seat: 1, goblets: [brunos, cleos] }, name))).toEqual([
      'Bruno swaps Bruno’s own goblet and Cleo’s own.',
      'Bruno vertauscht die Becher von Bruno und Cleo.',
    ])
    expect(both((l) => texts[l].news({ kind: 'swapped', seat: 1, goblets: [first, third] }, name))).toEqual([
      'Bruno swaps goblets 1 and 3.',
      'Bruno vertauscht Becher 1 und 3.',
    ])
  })

  test('is counted from one on a button', () => {
    expect(both((l) => texts[l].move({ kind: 'pour', token: 'poison', place: 2 }, name))).toEqual([
      'Pour poison into goblet 3',
      'Gift in Becher 3 einschenken',
    ])
  })

  test('tells one seat what is in it, sort by sort, or that nothing is', () => {
    const full = { ...tokens(2, 1), ogre: 1 }
    expect(both((l) => texts[l].secret({ kind: 'saw', goblet: cleos, tokens: full }, name))).toEqual([
      'You looked into Cleo’s own goblet: 2 wine, 1 poison, 1 Ogre poison.',
      'Du hast in den Becher von Cleo gesehen: 2 Wein, 1 Gift, 1 Oger-Gift.',
    ])
    expect(both((l) => texts[l].secret({ kind: 'saw', goblet: third, tokens: tokens() }, name))).toEqual([
      'You looked into goblet 3: nothing.',
      'Du hast in Becher 3 gesehen: nichts.',
    ])
  })
})

test('a veil over both goblets and rings is no veil over the goblets alone', () => {
  expect(both((l) => texts[l].move({ kind: 'veil', place: 2, how: 'goblets' }, name))).toEqual([
    'All look away: exchange your goblet with goblet 3',
    'Alle sehen weg: deinen Becher mit Becher 3 vertauschen',
  ])
  expect(both((l) => texts[l].move({ kind: 'veil', place: 2, how: 'both' }, name))).toEqual([
    'All look away: exchange your goblet with goblet 3, then the rings back',
    'Alle sehen weg: deinen Becher mit Becher 3 vertauschen, dann die Ringe zurück',
  ])
})

test('goblets move by one place or by two, either way round', () => {
  expect(both((l) => texts[l].news({ kind: 'rotated', seat: 0, by: 1 }, name))).toEqual([
    'Ada moves all goblets one place clockwise.',
    'Ada rückt alle Becher um einen Platz im Uhrzeigersinn weiter.',
  ])
  expect(both((l) => texts[l].move({ kind: 'rotate', by: -2 }, name))).toEqual([
    'Rotate 2 places anticlockwise',
    'Um 2 Plätze gegen den Uhrzeigersinn drehen',
  ])
})

describe('the reckoning', () => {
  const dead = [drunk(0, tokens(1, 2), 'poisoned'), drunk(1, { ...tokens(), ogre: 1 }, 'poisoned')]
  const alive = [drunk(2, tokens(3), 'alive'), drunk(3, tokens(), 'alive')]

  test('names the poisoned and the survivors, each with the goblet', () => {
    expect(both((l) => texts[l].news({ kind: 'drunk', goblets: [...dead, ...alive] }, name))).toEqual([
      'Poisoned: Ada (1 wine, 2 poison) and Bruno (1 Ogre poison). Still upright: Cleo (3 wine) and Dora (nothing).',
      'Vergiftet: Ada (1 Wein, 2 Gift) und Bruno (1 Oger-Gift). Noch aufrecht: Cleo (3 Wein) und Dora (nichts).',
    ])
  })

  test('leaves out neither side when there is nobody on it', () => {
    expect(both((l) => texts[l].news({ kind: 'drunk', goblets: dead.slice(0, 1) }, name))).toEqual([
      'Poisoned: Ada (1 wine, 2 poison). Nobody is left to clear the table.',
      'Vergiftet: Ada (1 Wein, 2 Gift). Zum Abräumen ist niemand mehr da.',
    ])
    expect(both((l) => texts[l].news({ kind: 'drunk', goblets: alive.slice(0, 1) }, name))).toEqual([
      'Nobody is poisoned; the cook takes offence. Still upright: Cleo (3 wine).',
      'Niemand ist vergiftet; die Küche ist gekränkt. Noch aufrecht: Cleo (3 Wein).',
    ])
  })

  test('adds up points and puts equal ones together', () => {
    const points = [earned(0, 1), earned(1, 1, 1, 1, 1), earned(2, 0, 0, 0, 1), earned(3, 0)]
    expect(both((l) => texts[l].news({ kind: 'scored', course: 2, earned: points }, name))).toEqual([
      'Course 2: 4 points for Bruno; 1 point each for Ada and Cleo; nothing for Dora.',
      'Gang 2: 4 Punkte für Bruno; je 1 Punkt für Ada und Cleo; nichts für Dora.',
    ])
    expect(both((l) => texts[l].news({ kind: 'scored', course: 1, earned: [earned(0, 0)] }, name))).toEqual([
      'Course 1 was worth nothing to anybody.',
      'Gang 1 hat niemandem etwas gebracht.',
    ])
  })

  test('tells traitors from the loyal and passes over those without a card', () => {
    expect(both((l) => texts[l].news({ kind: 'cards', cards: ['traitor', null, 'loyal', null] }, name))).toEqual([
      'The traitor among the tasters: Ada. Loyal: Cleo.',
      'Verrat beim Vorkosten: Ada. Loyal: Cleo.',
    ])
    expect(both((l) => texts[l].news({ kind: 'cards', cards: ['loyal', null, 'loyal', null] }, name))).toEqual([
      'No traitor among the tasters. Loyal: Ada and Cleo.',
      'Kein Verrat beim Vorkosten. Loyal: Ada und Cleo.',
    ])
  })
})

test('pairs are told by taster and Noble, and the odd one apart', () => {
  const odd = { kind: 'pairs', nobles: [1, 3, 4], tasters: [0, 2, null] } as const
  expect(both((l) => texts[l].news(odd, name))).toEqual([
    'The tasters: Ada for Bruno and Cleo for Dora. Emil dines alone.',
    'Es kosten vor: Ada für Bruno und Cleo für Dora. Emil speist allein.',
  ])
  expect(en.news({ kind: 'pairs', nobles: [1], tasters: [0] }, name)).toBe('The tasters: Ada for Bruno.')
})

test('every value of an option reads as words, a seat as a name', () => {
  const offered: { readonly [K in keyof Options]: readonly Options[K][] } = {
    host: ['random', 3],
    characters: ['all', 'known', 'none'],
    memory: [false, true],
    legacy: [false, true],
    dial: ['mine', 'none', 'record'],
    edition: [1, 2],
    rounds: [20],
    points: ['hidden', 'shown'],
    traitors: [1, 3],
    finale: ['last actions', 'drink at once'],
  }
  for (const language of languages) {
    for (const [key, values] of Object.entries(offered) as [keyof Options, readonly unknown[]][]) {
      const said = values.map((value) => texts[language].value(key, value, name))
      expect(said.every((word) => word?.length > 0)).toBe(true)
      expect(new Set(said).size).toBe(values.length)
    }
    expect(texts[language].value('host', 3, name)).toBe('Dora')
  }
})

describe.each(languages)('the words of the table, %s', (language) => {
  const { houses, characters } = gobletWords[language]

  test('keep houses and characters apart', () => {
    expect(houses).toHaveLength(HOUSES)
    expect(new Set(houses.map(({ name }) => name)).size).toBe(HOUSES)
    expect(new Set(keys.map((key) => characters[key].name)).size).toBe(keys.length)
    for (const key of keys) expect(characters[key].ability).toMatch(/^\p{Lu}.*\.$/u)
  })

  test('have a button of its own for every kind of move', () => {
    const said = kinds.map((kind: Move['kind']) => texts[language].kind(kind))
    expect(new Set(said).size).toBe(kinds.length)
  })
})
