import { describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { sparring } from './bots/sparring/index.ts'
import { drawn, type Sitting, sit } from './script.ts'

const choose = (trick: string, table: Sitting, seat: number) =>
  sure(sparring[trick], 'trick').choose(table.view(seat), seeded(1))

/** Seat 1 begins, wants seat 2 poisoned, and has these. */
const holding = (list: string) => sit(4, { drawn: { 1: list } })

describe('the tricks at this table', () => {
  test.each([
    ['poison to the target', { kind: 'pour', token: 'poison', place: 2 }],
    ['antidote to oneself', { kind: 'pour', token: 'antidote', place: 1 }],
    ['double bluff', { kind: 'pour', token: 'antidote', place: 2 }],
    ['always rotate', { kind: 'rotate' }],
    ['sit still', { kind: 'pass' }],
  ])('%s', (trick, answer) => {
    expect(choose(trick, holding('wine poison antidote antidote'), 1)).toMatchObject(answer)
  })

  test('T3.3 what comes last is done right before the Toast', () => {
    const table = holding('wine poison antidote antidote').hold(1, '')
    expect(choose('rotate at last', table, 1)).toMatchObject({ kind: 'rotate' })
    expect(choose('double bluff', table, 1)).toEqual({ kind: 'swap', places: [1, 2] })
    expect(choose('toast at once', table, 1)).toEqual({ kind: 'toast' })
    expect(choose('rotate at last', table.play('1 rotates 1'), 1)).toEqual({ kind: 'toast' })
  })

  test('T1.4 four clear tokens are drawn anew', () => {
    expect(choose('sit still', drawn(4, { drawn: { 1: 'wine wine wine wine' } }), 1)).toEqual({ kind: 'again' })
  })
})
