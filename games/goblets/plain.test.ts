import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { watch } from '../../kernel/state.ts'
import { plain as de } from './plain.de.ts'
import { plain as en } from './plain.en.ts'
import { type Sitting, sit } from './script.ts'
import { drinkForVictory, finish } from './tie.ts'

const name = (seat: number) => at(['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gil'], seat)
const laid = ({ state }: Sitting) => en.table(watch(state).table, name)
/** What lies between all, and what lies before one. */
const between = (table: Sitting) => laid(table).flatMap(({ seat, says }) => (seat === undefined ? [says] : []))
const lying = (table: Sitting, one: number) => laid(table).flatMap(({ seat, says }) => (seat === one ? [says] : []))

describe('in words', () => {
  test('G5.7 points that the table hides are told at the end and not before', () => {
    const hidden = sit(4, { options: { points: 'hidden' } })
    hidden.state.table.score = [2, 1, 0, 3]
    expect(laid(hidden).filter(({ says }) => says.includes('point'))).toEqual([])
    hidden.state.table.stage = 'over'
    expect(lying(hidden, 0)).toContain('2 points')
    const shown = sit(4, { options: { points: 'shown' } })
    expect(lying(shown, 1)).toContain('0 points')
  })

  test('G8.8 in a pair each has points of their own', () => {
    const table = sit(7)
    table.state.table.score = [1, 2, 3, 4, 5, 6, 7]
    expect([0, 1, 2, 3].map((seat) => lying(table, seat).at(-1))).toEqual([
      '1 point',
      '2 points',
      '3 points',
      '4 points',
    ])
  })

  test('G5.9 in the drink for the victory goblets stand before nobody, nor when it is over', () => {
    const table = sit(4).hold(1, '').play('1 toasts')
    expect(between(table)).toContain('Goblet 1, ring of De Miceti, before Ada.')
    table.state.table.score = [3, 3, 0, 3]
    finish(table.state, seeded(1))
    expect(between(table).slice(-3)).toEqual(['Goblet 1.', 'Goblet 2.', 'Goblet 3.'])
    table.state.box.goblets = table.state.box.goblets.map((goblet) => ({ ...goblet, wine: 1, poison: 0 }))
    expect(drinkForVictory(table.state, 0, 0)).toBe('over')
    table.state.table.stage = 'over'
    expect(between(table).slice(-3)).toEqual(['Goblet 1 was emptied: 1 wine.', 'Goblet 2.', 'Goblet 3.'])
  })

  test('G4.8 a Toast for the table was called by nobody', () => {
    expect(between(sit(4).idle(20))).toContain('The Toast was called for the table.')
    const called = between(sit(4).hold(1, '').play('1 toasts'))
    expect(called).toContain('The Toast was called by Wespendorf.')
    expect(called).not.toContain('The Toast was called for the table.')
  })

  test('G4.1 G4.6 a course has rounds, and a Toast is called, in the words of the table', () => {
    const { state } = sit(4).hold(1, '').play('1 toasts')
    const told = [en, de].map((plain) => plain.table(watch(state).table, name).slice(0, 2))
    expect(told.flat().map(({ says }) => says)).toEqual([
      'Course 1, round 1.',
      'The Toast was called by Wespendorf.',
      'Gang 1, Runde 1.',
      'Den Toast ausgerufen hat Wespendorf.',
    ])
  })

  test('G4.9 all see targets and characters', () => {
    const single = sit(4, { characters: { 2: 'yew' }, options: { points: 'hidden' } })
    expect(lying(single, 2)).toEqual(['McToadery: 7 behind the screen', 'Target: Dora.', 'Character: Chevalier Yew.'])
    expect(lying(single, 1)).toEqual(['Wespendorf: 7 behind the screen', 'Target: Cleo.'])
  })

  test('G8.2 G9.2 of a pair both are the target, and the character of the taster lies face down', () => {
    const pairs = sit(7, { characters: { 0: 'yew', 1: 'datura' } })
    expect(lying(pairs, 0)).toEqual(['Character, face down: Chevalier Yew.', '0 points'])
    expect(lying(pairs, 1)).toEqual([
      'De Miceti & Ada: 7 behind the screen',
      'Target: Dora & Cleo.',
      'Character: Doctor Datura.',
      '0 points',
    ])
  })

  test('G7.1 in a duel nobody has a target', () => {
    expect(laid(sit(2)).filter(({ says }) => says.startsWith('Target'))).toEqual([])
  })

  test('G8.3 the taster alone holds a Winetaster card, and nobody is spoken to: a replay tells it of everybody', () => {
    const pairs = sit(7, { cards: { 0: 'traitor', 2: 'loyal' } })
    const held = (seat: number) => [en, de].map((plain) => plain.hand(pairs.view(seat), name))
    expect(held(0)).toEqual([
      ['Hidden behind the screen: 3 wine, 2 poison, 2 antidote.', 'Winetaster card: Traitor.'],
      ['Verborgen hinter dem Sichtschirm: 3 Wein, 2 Gift, 2 Gegengift.', 'Vorkosterkarte: Verräter.'],
    ])
    expect(held(2).map((lines) => lines[1])).toEqual(['Winetaster card: Loyal.', 'Vorkosterkarte: Loyal.'])
    expect(held(1).map((lines) => lines.length)).toEqual([1, 1])
  })
})
