import { expect, test } from 'vitest'
import { watch } from '../../../kernel/state.ts'
import { sit } from '../script.ts'

const him = { characters: { 1: 'quicksilver' } } as const
/** What he earns, without wine; his target is seat 2. */
const earns = (how: string, mine: string, target: string) =>
  sit(4, him).play(`1 ${how}`).fill('', mine, target, '').hold(1, '').play('1 toasts').drinkUp().earned()[1]

test.each([
  ['', '', 3],
  ['', 'poison', 1],
  ['poison', '', 1],
  ['poison', 'poison', 0],
])(
  'C3 in love, with “%s” in his own goblet and “%s” in the beloved’s, Lord Quicksilver earns %i',
  (mine, target, points) => {
    expect(earns('confesses', mine, target)).toBe(points)
  },
)

test.each([
  ['', '', 1],
  ['', 'poison', 3],
  ['poison', 'poison', 1],
])('C3 silent, with “%s” and “%s”, he earns %i like everybody', (mine, target, points) => {
  expect(earns('passes', mine, target)).toBe(points)
})

test('C3 he confesses openly, to his target, and only at the beginning', () => {
  const table = sit(4, him).play('1 confesses')
  expect(table.news('confessed')).toEqual({ kind: 'confessed', seat: 1, target: 2 })
  expect(watch(table.state).table.used).toEqual([{ key: 'quicksilver', seat: 1, house: 1, named: null }])
  expect([table.asked(), table.try('1 confesses')]).toEqual([1, 'illegal'])
})

test('C3 the love goes with his target card, whoever is on it at scoring', () => {
  const table = sit(4, { characters: { 1: 'quicksilver', 3: 'oleander' } }).play('1 confesses', '3 retargets 1')
  expect(table.state.table.targets[1]).toBe(0)
  table.fill('', '', 'poison', '').hold(1, '').play('1 toasts').drinkUp()
  expect(table.earned()[1]).toBe(3)
})

test('C3 lasts for this course: in the next he is asked again', () => {
  const table = sit(4, him).play('1 confesses').hold(1, '').play('1 toasts').drinkUp()
  expect(table.state.table).toMatchObject({ course: 2, stage: 'beginning', used: [] })
  expect(table.kinds(1)).toEqual(['pass', 'confess'])
})

test('C3 in a pair the Noble is asked, never the taster, and a loyal taster shares the reward', () => {
  const table = sit(8, { characters: { 3: 'quicksilver' }, cards: { 2: 'loyal' } })
  expect([table.asked(), table.try('2 confesses')]).toEqual([3, 'closed'])
  table.play('3 confesses').fill('poison', '', '', 'poison').hold(1, '').play('3 toasts').drinkUp()
  expect(table.earned().slice(2, 4)).toEqual([3, 3])
})
