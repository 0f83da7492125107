import { describe, expect, test } from 'vitest'
import { watch } from '../../kernel/state.ts'
import { tokens } from '../banquet/tokens.ts'
import { goblets } from './index.ts'
import { type Sitting, sit } from './script.ts'
import { choices } from './setup.ts'

const row = (...contents: string[]) => sit(2).fill(...contents)
/** Seat 1 toasts and nobody does anything more: now they drink, seat 0 first of two. */
const toasted = (table: Sitting) => table.hold(1, '').play('1 toasts').drinkUp()

describe('the row', () => {
  test.each([2, 3])('G7.1 %i players, six goblets, no rings, no targets, no characters', (seats) => {
    const { table, hands, box } = sit(seats).state
    expect(table).toMatchObject({ mode: 'duel', rings: null, targets: [], characters: Array(seats).fill(null) })
    expect(box.goblets).toHaveLength(6)
    expect(hands.map((hand) => hand.tokens)).toEqual(Array(seats).fill(tokens(3, 2, 2)))
    expect(choices(seats)).toMatchObject({ characters: ['none'], memory: [false], legacy: [false] })
  })

  test('G7.1 the Host’s left begins, and the courses go on past three', () => {
    const table = sit(3, { options: { host: 1 } })
    expect(table.asked()).toBe(2)
    Object.assign(table.state.table, { course: 3 })
    table.hold(2, '').play('2 toasts').drinkUp().fill('poison', 'poison')
    table.play('0 drinks 0', '1 drinks 1')
    expect(table.state.table).toMatchObject({ course: 4, stage: 'turn', host: 2, score: [0, 0, 1] })
  })

  test('G7.2 one action per turn', () => {
    const table = row().play('1 pours wine 3')
    expect(table.asked()).toBe(0)
    table.play('0 peeks 3')
    expect(table.asked()).toBe(1)
  })

  test('G7.2 no Rotate; a Peek into any one goblet; a Swap of any two', () => {
    const table = row('wine', 'poison', '', '', '', 'antidote')
    expect(table.kinds(1)).toEqual(['pour', 'peek', 'swap', 'pass'])
    expect(table.try('1 rotates 1')).toBe('illegal')
    const offered = table.offered(1)
    expect(offered.filter(({ kind }) => kind === 'peek')).toHaveLength(6)
    expect(offered.filter(({ kind }) => kind === 'swap')).toHaveLength(15)
    table.play('1 peeks 5')
    expect(table.secret(1, 'saw')).toEqual({ kind: 'saw', goblet: { place: 5, ring: null }, tokens: tokens(0, 0, 1) })
    table.play('0 swaps 1 5')
    expect(table.state.box.goblets[1]).toEqual(tokens(0, 0, 1))
    expect(table.state.box.goblets[5]).toEqual(tokens(0, 1))
  })

  test('G7.2 a Toast only without wine; a pass whenever one likes', () => {
    const table = row().hold(1, 'wine')
    expect(table.try('1 toasts')).toBe('illegal')
    table.play('1 passes', '0 passes').hold(1, 'poison')
    expect(table.try('1 toasts')).toBe('taken')
  })

  test('G7.3 after the Toast everybody has one last action, the caller last', () => {
    const table = sit(3).hold(1, 'poison').play('1 toasts')
    expect([table.asked(), table.state.table.stage]).toEqual([2, 'last'])
    expect(table.kinds(2)).toEqual(['pour', 'peek', 'swap', 'pass'])
    table.play('2 peeks 0', '0 passes', '1 pours poison 0')
    expect([table.asked(), table.state.table.stage]).toEqual([2, 'drinking'])
  })

  test('G7.3 or they drink at once, if the table likes', () => {
    expect([choices(3).finale, choices(4).finale]).toEqual([['last actions', 'drink at once'], ['last actions']])
    const table = sit(3, { options: { finale: 'drink at once' } })
      .hold(1, '')
      .play('1 toasts')
    expect([table.asked(), table.state.table.stage]).toEqual([2, 'drinking'])
  })
})

describe('drinking', () => {
  test('G7.4 from the caller’s left, any goblet that stands, and nobody may pass', () => {
    const table = toasted(row('wine', '', '', '', '', 'poison'))
    expect([table.asked(), table.kinds(0)]).toEqual([0, ['drink']])
    expect(table.offered(0)).toHaveLength(6)
    expect(table.try('0 passes')).toBe('illegal')
    table.play('0 drinks 0')
    expect(table.news('drank')?.drunk).toMatchObject({ seat: 0, place: 0, tokens: tokens(1), poisoned: false })
    expect(table.asked()).toBe(1)
    expect([table.offered(1).length, table.try('1 drinks 0')]).toEqual([5, 'illegal'])
  })

  test('G7.4 what was in it lies open, and the wine in front of the drinker', () => {
    const table = toasted(row('wine wine antidote', 'wine')).play('0 drinks 0', '1 drinks 1', '0 drinks 2')
    expect(watch(table.state).table).toMatchObject({
      wine: [2, 1],
      standing: [false, false, false, true, true, true],
      emptied: [tokens(2, 0, 1), tokens(1), tokens(), null, null, null],
    })
  })

  test('G7.4 each goblet is judged alone: an antidote drunk before does not help', () => {
    const table = toasted(row('antidote antidote', 'wine', 'poison')).play('0 drinks 0', '1 drinks 1', '0 drinks 2')
    expect(table.news('drank')?.drunk.poisoned).toBe(true)
    expect(table.news('course won')?.seats).toEqual([1])
  })

  test('G7.4 the poisoned one is out, the others go on round and round', () => {
    const table = toasted(sit(3).fill('poison wine', 'wine')).play('2 drinks 0')
    expect(table.state.table).toMatchObject({ out: [false, false, true], wine: [0, 0, 0] })
    table.play('0 drinks 1', '1 drinks 2')
    expect(table.asked()).toBe(0)
  })

  test('G7.5 the last survivor wins, whether he has drunk or not', () => {
    const table = toasted(row('poison')).play('0 drinks 0')
    expect(table.news('course won')).toEqual({ kind: 'course won', seats: [1] })
    expect(table.state.table).toMatchObject({ course: 2, score: [0, 1] })
  })

  const emptyTheRow = (...contents: string[]) => {
    const table = toasted(row(...contents))
    for (const place of [0, 1, 2, 3, 4, 5]) table.play(`${table.asked()} drinks ${place}`)
    return table
  }

  test('G7.5 when no goblet is left the most wine wins', () => {
    // Seat 0 drinks places 0, 2, 4.
    expect(emptyTheRow('wine', 'wine', '', 'wine wine', 'wine', '').news('course won')?.seats).toEqual([1])
    expect(emptyTheRow('wine wine wine wine', 'wine', '', 'wine', '', '').news('course won')?.seats).toEqual([0])
  })

  test('G7.5 tied players all win, also with no wine at all', () => {
    expect(emptyTheRow('wine', '', '', 'wine').news('course won')?.seats).toEqual([0, 1])
    const dry = emptyTheRow('', '', '', 'antidote')
    expect(dry.news('course won')?.seats).toEqual([0, 1])
    expect(dry.state.table.score).toEqual([1, 1])
  })

  test('G7.5 wine does not help who is out', () => {
    const table = toasted(sit(3).fill('wine wine', 'wine', '', 'poison', '', ''))
    table.play('2 drinks 0', '0 drinks 1', '1 drinks 2', '2 drinks 3', '0 drinks 4', '1 drinks 5')
    expect(table.news('course won')?.seats).toEqual([0])
  })

  test('G7.6 first to three; a course won is one point', () => {
    const table = row('poison')
    Object.assign(table.state.table, { score: [2, 1] })
    toasted(table).play('0 drinks 0')
    expect(table.state.table).toMatchObject({ score: [2, 2], stage: 'turn' })
    table.play('0 passes').fill('poison').hold(1, '').play('1 toasts').drinkUp().play('0 drinks 0')
    expect(table.news('over')).toEqual({ kind: 'over', winners: [1] })
    expect(goblets.ranking(table.state.table)).toEqual([2, 1])
  })

  test('G7.6 several who get there at once share the victory, and nobody drinks for it', () => {
    const table = sit(3).fill()
    Object.assign(table.state.table, { score: [2, 1, 2] })
    toasted(table)
    for (const place of [0, 1, 2, 3, 4, 5]) table.play(`${table.asked()} drinks ${place}`)
    expect(table.news('over')).toEqual({ kind: 'over', winners: [0, 2] })
    expect(goblets.ranking(table.state.table)).toEqual([1, 3, 1])
  })
})
