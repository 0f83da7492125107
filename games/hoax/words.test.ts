import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { languages, type Name } from '../../kernel/text.ts'
import { kinds, type Move, type Options, roles, sorts } from './state.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { amount, deedsAt, hoaxWords } from './words.ts'

const texts = { en, de }
const name: Name = (seat) => `Seat-${seat}`

describe.each(languages)('the words of the table, %s', (language) => {
  const words = hoaxWords[language]
  const text = texts[language]

  test('keep roles, sorts and kinds of moves apart', () => {
    expect(new Set(roles.map((role) => words.roles[role].name)).size).toBe(roles.length)
    expect(new Set(roles.map((role) => words.roles[role].says)).size).toBe(roles.length)
    expect(new Set(sorts.map((sort) => amount(words, 1, sort))).size).toBe(sorts.length)
    expect(new Set(kinds.map((kind) => text.kind(kind))).size).toBe(kinds.length)
  })

  test('give every role what it does, and H2.7 takes some of it away', () => {
    const kindsAt = (options: Pick<Options, 'spell' | 'incomes'>) =>
      Object.fromEntries(roles.map((role) => [role, deedsAt(words, role, options).map(({ kind }) => kind)]))
    const plenty = {
      emperor: ['tax', 'income'],
      judge: [],
      pope: ['tax', 'income'],
      wizard: ['spell'],
      thief: ['steal'],
      peasant: ['income'],
    }
    expect(kindsAt({ spell: 1, incomes: true })).toEqual(plenty)
    expect(kindsAt({ spell: 1, incomes: false })).toEqual({ ...plenty, emperor: ['tax'], pope: ['tax'] })
    expect(at(deedsAt(words, 'wizard', { spell: 1, incomes: true }), 0).does).toMatch(/^1 /)
    expect(at(deedsAt(words, 'wizard', { spell: 2, incomes: true }), 0).does).toMatch(/^2 /)
    const reactions = roles.map((role) => words.roles[role].reaction?.kind)
    expect(reactions).toEqual(['illegal', 'fine', 'forgive', 'immune', undefined, undefined])
  })

  test('never say two moves alike', () => {
    const moves: Move[] = [
      ...sorts.flatMap((sort): Move[] => [
        { kind: 'take', sort },
        { kind: 'spell', from: 1, sort },
        { kind: 'steal', from: 1, sort },
        { kind: 'fine', sort },
        { kind: 'name', sort },
      ]),
      ...(['emperor', 'pope'] as const).flatMap((role): Move[] => [
        { kind: 'tax', role },
        { kind: 'income', role },
      ]),
      { kind: 'income', role: 'peasant' },
      { kind: 'illegal' },
      { kind: 'forgive' },
      { kind: 'immune' },
      { kind: 'pay', to: 1, role: 'judge' },
      { kind: 'pay', to: 1, role: 'pope' },
      { kind: 'share', to: 1 },
      { kind: 'pass' },
      { kind: 'vote', vote: 'yes' },
      { kind: 'vote', vote: 'no' },
      { kind: 'question', seat: 1 },
      ...roles.flatMap((role): Move[] => [
        { kind: 'accuse', seat: 1, role },
        { kind: 'unmask', seat: 1, role },
        { kind: 'show', role },
      ]),
    ]
    expect(new Set(moves.map(({ kind }) => kind)).size).toBe(kinds.length)
    expect(new Set(moves.map((move) => text.move(move, name))).size).toBe(moves.length)
  })

  test('read every value of an option, a seat as a name', () => {
    const offered: { readonly [K in keyof Options]: readonly Options[K][] } = {
      starter: ['random', 3],
      spell: [1, 2],
      incomes: [true, false],
      games: [1, 3],
      rounds: [20, 40],
      notes: ['record', 'own', 'nothing'],
      edition: [1, 2],
    }
    for (const [key, values] of Object.entries(offered) as [keyof Options, readonly unknown[]][])
      expect(new Set(values.map((value) => text.value(key, value, name))).size).toBe(values.length)
    expect(text.value('starter', 3, name)).toBe('Seat-3')
  })
})

test('H8.2 one of the two goes to somebody, or stays where it is', () => {
  const share = (to: number) => languages.map((language) => texts[language].move({ kind: 'share', to }, name))
  expect(share(1)).toEqual(['One of the two to Seat-1', 'Einen von beiden an Seat-1'])
})
