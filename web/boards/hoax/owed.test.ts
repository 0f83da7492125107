import { expect, test } from 'vitest'
import { fined, type Laid, sit } from '../../../games/hoax/script.ts'
import type { Role } from '../../../games/hoax/state.ts'
import { waysOf } from './owed.ts'

const ROLES: readonly Role[] = ['thief', 'emperor', 'judge', 'pope', 'wizard']
const five = (purse: string, laid: Laid = {}) => sit(ROLES, { purses: [purse, '', '', '', ''], ...laid })
const owed = ({ state }: ReturnType<typeof five>) => waysOf(state.table)

test('H3.5 illegal without a Judge owes nothing', () => {
  expect(owed(five('2 wine').play('0 steals gold from 1').window('1 illegal'))).toEqual([])
})

test('H3.6 one Judge or one Pope; what a Pope wants is named later', () => {
  const table = five('2 wine 1 gold').play('0 steals gold from 1').window('1 illegal').window('2 fines wine')
  expect(owed(table.window('3 forgives'))).toEqual([
    { to: 2, role: 'judge', count: 2, sort: 'wine', fate: 'hands on' },
    { to: 3, role: 'pope', count: 1, sort: null, fate: 'names' },
  ])
})

test('H3.6 what is settled, or what a Wizard shrugs off, is owed no more', () => {
  const due = () => five('2 wine').play('0 steals gold from 1').window('1 illegal').window('2 fines wine').window()
  expect(owed(due())).toHaveLength(1)
  expect(owed(due().play('0 pays judge 2'))).toEqual([])
  expect(owed(due().play('0 immune'))).toEqual([])
})

test('H4.3 with one loose token the bill is for one, which the Judge keeps; with none, for nothing', () => {
  const bill = (purse: string) => owed(fined(five(purse), [1], [2], [3]))
  expect(bill('1 gold')).toEqual([
    { to: 2, role: 'judge', count: 1, sort: 'gold', fate: 'keeps' },
    { to: 3, role: 'pope', count: 1, sort: 'gold', fate: 'keeps' },
  ])
  expect(bill('')).toEqual([
    { to: 2, role: 'judge', count: 0, sort: null, fate: 'nothing' },
    { to: 3, role: 'pope', count: 0, sort: null, fate: 'nothing' },
  ])
})

test('H8.2 with two left the Judge keeps both, and whoever forgives themselves pays nothing', () => {
  const two = five('2 gold', { out: [2, 3, 4] })
    .play('0 earns as peasant')
    .window('1 illegal')
    .window('1 fines gold')
  expect(owed(two.window('0 forgives'))).toEqual([
    { to: 1, role: 'judge', count: 2, sort: 'gold', fate: 'keeps' },
    { to: 0, role: 'pope', count: 0, sort: null, fate: 'self' },
  ])
  const both = five('2 gold', { out: [2, 3, 4] })
    .play('0 earns as peasant')
    .window('0 illegal', '1 illegal')
  expect(owed(both.window('1 fines gold'))).toMatchObject([{ fate: 'may keep' }])
})

test('H9.1 a game that is over owes nobody anything', () => {
  const table = five('2 wine').play('0 steals gold from 1').window('1 illegal').window('2 fines wine')
  table.accuse('3 accuses 0 thief', 1, 2, 4)
  expect([table.state.table.stage, table.cards().length, owed(table)]).toEqual(['over', 3, []])
})
