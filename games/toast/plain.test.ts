import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { watch } from '../../kernel/state.ts'
import { plain as de } from './plain.de.ts'
import { plain as en } from './plain.en.ts'
import { drawn, type Sitting, sit } from './script.ts'

const name = (seat: number) => at(['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gil'], seat)
const laid = ({ state }: Sitting) => en.table(watch(state).table, name)
const lying = (table: Sitting, one: number) => laid(table).flatMap(({ seat, says }) => (seat === one ? [says] : []))

test('T1.2 all see targets, characters and points; T2.1 nobody has a target before the grievances', () => {
  const table = sit(4, { characters: { 1: 'yew' } })
  expect(lying(table, 1)).toEqual([
    'Wespendorf: 4 under the napkin',
    'Target: Cleo.',
    'Character: Chevalier Yew.',
    '0 points',
  ])
  expect(laid(drawn(4)).filter(({ says }) => says.startsWith('Target'))).toEqual([])
})

test('T7.2 T7.4 partners share a character and their points', () => {
  const table = sit(7, { characters: { 0: 'yew' } })
  for (const seat of [0, 1]) expect(lying(table, seat).slice(-2)).toEqual(['Character: Chevalier Yew.', '0 points'])
})

test('T1.1 T3.4 a round has turns', () => {
  const told = [en, de].map((plain) => plain.table(watch(sit(4).state).table, name)[0])
  expect(told).toEqual([{ says: 'Round 1, turn 1.' }, { says: 'Runde 1, Umlauf 1.' }])
})

test('T3.4 a Toast for the table was called by nobody', () => {
  const table = sit(3, { options: { rounds: 10 }, characters: { 2: 'antimony' } }).idle(10)
  expect(laid(table)).toContainEqual({ says: 'The Toast was called for the table.' })
})

test('T1.2 what lies under the napkin is told of everybody alike', () => {
  const table = sit(4).hold(0, 'wine poison').hold(1, 'wine wine poison')
  const held = (seat: number) => [en, de].map((plain) => plain.hand(table.view(seat), name))
  expect(held(0)).toEqual([
    ['Hidden under the napkin: 1 clear wine, 1 poison.'],
    ['Verborgen unter der Serviette: 1 klarer Wein, 1 Gift.'],
  ])
  expect(held(1)).toEqual([
    ['Hidden under the napkin: 2 clear wine, 1 poison.'],
    ['Verborgen unter der Serviette: 2 klare Weine, 1 Gift.'],
  ])
})
