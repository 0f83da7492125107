import { expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const before = (held: string) =>
  sit(4, { characters: { 2: 'antimony' } })
    .fill()
    .hold(1, '')
    .hold(2, held)
    .play('1 toasts', '2 passes', '3 passes', '0 passes', '1 passes')

test('C18 Earl Antimony pours one token still behind his screen into any goblet before drinking', () => {
  const table = before('poison wine')
  expect([table.asked(), table.state.table.stage, table.kinds(2)]).toEqual([2, 'before', ['pass', 'pour']])
  expect(table.offered(2)).toHaveLength(1 + 2 * 4)
  table.play('2 pours poison 3')
  expect(table.news('poured')).toEqual({ kind: 'poured', seat: 2, goblet: { place: 3, ring: 3, before: 3 } })
  expect(table.news('drunk')?.goblets[3]).toMatchObject({ tokens: tokens(0, 1), poisoned: true })
})

test('C18 one token, not two', () => {
  expect(before('poison poison').play('2 pours poison 3').state.table.course).toBe(2)
})

test('C18 with nothing left there is nothing to pour', () => {
  expect(before('').offered(2)).toEqual([{ kind: 'pass' }])
  expect(before('wine').try('2 pours poison 0')).toBe('illegal')
})

test('C18 or he lets it be', () => {
  expect(
    before('poison')
      .play('2 passes')
      .news('drunk')
      ?.goblets.every(({ poisoned }) => !poisoned),
  ).toBe(true)
})

test('C18 comes on top of his last action', () => {
  const table = sit(4, { characters: { 2: 'antimony' } })
    .fill()
    .hold(1, '')
    .play('1 toasts', '2 pours wine 0')
  table.play('3 passes', '0 passes', '1 passes', '2 pours wine 0')
  expect(table.news('drunk')?.goblets[0]?.tokens).toEqual(tokens(2))
})

test('C18 in a pair the Noble pours what both have left', () => {
  const table = sit(8, { characters: { 5: 'antimony' } })
    .fill()
    .hold(1, '')
    .play('3 toasts')
  while (table.state.table.stage !== 'before') table.play(`${table.asked()} passes`)
  expect([table.asked(), table.try('4 pours poison 0')]).toEqual([5, 'closed'])
  expect(table.play('5 pours poison 0').news('drunk')?.goblets[0]?.poisoned).toBe(true)
})
