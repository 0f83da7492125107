import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { sparring } from './bots/sparring/index.ts'
import { type Laid, type Sitting, sit } from './script.ts'
import { finish } from './tie.ts'

/** Four at a table: seat 1 begins, and everybody wants the next one poisoned. */
const four = (laid: Laid = {}) => sit(4, laid)
/** Seat 1 has called the Toast, and seat 2 has their last action. */
const called = () => four().hold(1, '').play('1 toasts')
const leading = (seat: number) => {
  const table = four()
  table.state.table.score[seat] = 3
  return table
}
const swap = (...places: number[]) => ({ kind: 'swap', places })

/** What each does that no other trick would do as well: who is asked, at which table, and the answer. */
const cases: [trick: string, table: () => Sitting, seat: number, answer: object][] = [
  ['poison to the target', four, 1, { kind: 'pour', token: 'poison', place: 2 }],
  ['antidote to oneself', four, 1, { kind: 'pour', token: 'antidote', place: 1 }],
  ['antidote at last', called, 2, { kind: 'pour', token: 'antidote', place: 2 }],
  ['poison the own, hand it on', four, 1, { kind: 'pour', token: 'poison', place: 1 }],
  ['poison the own, hand it on', () => four().fill().play('1 pours poison 1'), 1, swap(1, 2)],
  ['double bluff', four, 1, { kind: 'pour', token: 'antidote', place: 2 }],
  ['double bluff', called, 2, swap(2, 3)],
  ['swap at last', called, 2, { kind: 'swap' }],
  ['rotate at last', called, 2, { kind: 'rotate' }],
  ['always rotate', four, 1, { kind: 'rotate' }],
  ['always wine', four, 1, { kind: 'pour', token: 'wine', place: 1 }],
  ['always wine', () => four().hold(1, 'poison antidote'), 1, { kind: 'toast' }],
  ['always peek', four, 1, { kind: 'peek' }],
  ['always peek', () => four().fill('', 'poison').play('1 peeks'), 1, swap(1, 2)],
  ['toast at once', () => four().hold(1, 'poison antidote'), 1, { kind: 'toast' }],
  ['sit still', four, 1, { kind: 'pass' }],
  ['copy the neighbour', () => four().play('1 pours wine 0', '1 rotates -1'), 2, { kind: 'rotate', by: -1 }],
  ['mirror', () => four().play('1 pours wine 0', '1 pours wine 2'), 2, { kind: 'pour', token: 'poison', place: 1 }],
  ['take what they pour for themselves', () => four().play('1 pours wine 0', '1 pours wine 1'), 2, swap(1, 2)],
  ['take what the leader poured', () => leading(1).play('1 pours wine 0', '1 pours wine 3'), 2, swap(2, 3)],
  ['take what the leader poured', () => leading(0).play('1 pours wine 0', '1 pours wine 3'), 2, { kind: 'pour' }],
  ['poison the leader', () => leading(3), 1, { kind: 'pour', token: 'poison', place: 3 }],
  ['never drink what was moved', () => four().play('1 swaps 3 1', '1 passes').play('2 rotates 1'), 2, swap(2, 3)],
  ['avoid full goblets', () => four().fill('', '', 'wine wine wine').play('1 passes', '2 peeks'), 2, { kind: 'swap' }],
]

test.each(cases)('%s', (trick, table, seat, answer) => {
  for (let seed = 0; seed < 5; seed++) {
    const move = sure(sparring[trick], 'trick').choose(table().view(seat), seeded(seed))
    expect(move).toMatchObject(answer)
  }
})

test('every trick was asked for', () => {
  expect([...new Set(cases.map(([trick]) => trick))]).toEqual(Object.keys(sparring))
})

test('G5.9 in a tie each takes one of the goblets that are left, though none of them is theirs', () => {
  const table = called()
  table.state.table.score = [1, 1, 3, 3]
  finish(table.state, seeded(1))
  const seat = table.asked()
  for (const bot of Object.values(sparring)) {
    expect(table.offered(seat)).toContainEqual(bot.choose(table.view(seat), seeded(1)))
  }
  expect(table.state.table).toMatchObject({ tied: [2, 3], standing: [true, true] })
})
