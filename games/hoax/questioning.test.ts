import { describe, expect, test } from 'vitest'
import { look, watch } from '../../kernel/state.ts'
import { type Laid, sit } from './script.ts'
import { roles } from './state.ts'

const PACK = '1 gold 1 wine 1 grain'
const four = (laid: Laid = {}) => sit(['thief', 'peasant', 'judge', 'pope'], { purses: [PACK, PACK, '', ''], ...laid })

describe('questioning', () => {
  test('H7.1 only he whose turn it is, and only with a pack, which goes to the store', () => {
    const table = four()
    expect([0, 1, 2, 3].map((seat) => table.offered(seat, 'question').length)).toEqual([3, 0, 0, 0])
    expect(four({ purses: ['5 gold 5 wine'] }).offered(0, 'question')).toEqual([])
    const { gold } = table.state.table.store
    table.play('0 questions 2')
    expect([table.purses()[0], table.state.table.store.gold]).toEqual(['', gold + 1])
    expect([table.asked(), table.news('questioned')]).toEqual([[2], { kind: 'questioned', by: 0, of: 2 }])
  })

  test('H7.1 everybody sees who asks whom; the asker alone what is shown', () => {
    const [pope, thief] = [four(), four()]
    pope.play('0 questions 2', '2 shows pope')
    thief.play('0 questions 2', '2 shows thief')
    expect(watch(pope.state)).toEqual(watch(thief.state))
    for (const seat of [1, 3]) expect(look(pope.state, seat)).toEqual(look(thief.state, seat))
    expect(pope.secret(0)).toEqual([{ kind: 'saw', seat: 2, role: 'pope' }])
    expect(pope.secret(2)).toEqual([{ kind: 'showed', to: 0, role: 'pope' }])
    expect(pope.view(0).hand.not).toEqual([{ seat: 2, role: 'pope' }])
    expect(pope.news('answered')).toEqual({ kind: 'answered', by: 2, to: 0 })
  })

  test('H7.2 neither the true role nor one denied him, nor one that he showed this asker already', () => {
    const table = four({ purses: ['2 gold 2 wine 2 grain', PACK], denied: { 2: ['emperor'] } }).play('0 questions 2')
    expect(table.offered(2)).toEqual(['2 shows pope', '2 shows wizard', '2 shows thief', '2 shows peasant'])
    expect([table.try('2 shows judge'), table.try('2 shows emperor')]).toEqual(['illegal', 'illegal'])
    table.play('2 shows pope', '0 questions 2')
    expect(table.offered(2)).toEqual(['2 shows wizard', '2 shows thief', '2 shows peasant'])
  })

  test('H7.2 to another asker it may be shown again', () => {
    const table = four().play('0 questions 2', '2 shows pope', '0 earns as peasant').window().window()
    table.play('1 questions 2')
    expect(table.offered(2)).toContain('2 shows pope')
  })

  test('H7.2 if nothing is left to show he can’t be questioned by this asker', () => {
    const denied = { 2: roles.filter((role) => role !== 'judge' && role !== 'pope') }
    const table = four({ purses: ['2 gold 2 wine 2 grain', PACK], denied })
    expect(table.offered(0, 'question')).toContain('0 questions 2')
    table.play('0 questions 2', '2 shows pope')
    expect(table.offered(0, 'question')).toEqual(['0 questions 1', '0 questions 3'])
    table.play('0 earns as peasant').window().window()
    expect(table.offered(1, 'question')).toContain('1 questions 2')
  })

  test('H7.3 as often as he has packs; the shown role may still be claimed', () => {
    const table = four({ purses: ['2 gold 2 wine 2 grain'] })
    table.play('0 questions 2', '2 shows emperor', '0 questions 3', '3 shows emperor')
    expect([table.offered(0, 'question'), table.state.table.questions.length]).toEqual([[], 2])
    table.play('0 earns as peasant')
    expect(table.offered(2, 'illegal')).toEqual(['2 illegal'])
  })

  test('H7.1 at any time of his turn: tokens won in it may pay', () => {
    const table = four({ purses: ['1 gold 1 wine'] }).play('0 earns as peasant')
    expect(table.offered(0, 'question')).toEqual(['0 questions 1', '0 questions 2', '0 questions 3'])
    expect(table.window('1 illegal').offered(0, 'question')).toHaveLength(3)
    expect(table.window().offered(0, 'question')).toHaveLength(3)
  })
})
