import { describe, expect, test } from 'vitest'
import { tokens } from '../banquet/tokens.ts'
import { sit, toasting } from './script.ts'

describe('the Toast', () => {
  test('T4.1 no last actions: where nobody has an ability for it, all drink at once', () => {
    const table = sit(4).fill('poison', '', 'wine', 'antidote').hold(1, '').play('1 toasts')
    expect(table.state.table.news.map(({ kind }) => kind)).toEqual(['toast', 'drunk', 'scored', 'course'])
    expect(table.news('drunk')?.goblets).toMatchObject([
      { seat: 0, place: 0, tokens: tokens(0, 1), poisoned: true },
      { seat: 1, place: 1, tokens: tokens(), poisoned: false },
      { seat: 2, place: 2, tokens: tokens(1), poisoned: false },
      { seat: 3, place: 3, tokens: tokens(0, 0, 1), poisoned: false },
    ])
  })

  test('T4.1 everybody drinks what stands in front of him now', () => {
    const table = sit(4).fill('poison').hold(1, '').play('1 rotates 1', '1 toasts')
    expect(table.news('drunk')?.goblets.map(({ poisoned }) => poisoned)).toEqual([false, true, false, false])
  })

  test('T4.1 from the left of the Master of Ceremonies, not of the caller, whoever has an ability is asked', () => {
    const table = sit(5, {
      options: { host: 3 },
      characters: { 0: 'cantarella', 1: 'yew', 2: 'antimony', 3: 'cicuta', 4: 'quicksilver' },
    })
    table.play('4 passes', '4 passes', '0 passes').hold(1, '').play('1 toasts')
    const asked: number[] = []
    while (table.state.table.stage === 'before') {
      asked.push(table.asked())
      table.play(`${table.asked()} passes`)
    }
    expect([asked, table.state.table.course]).toEqual([[0, 2, 3], 2])
  })

  test('T4.1 once each, and nobody else is open meanwhile', () => {
    const table = sit(4, { characters: { 2: 'cicuta' } })
      .hold(1, '')
      .play('1 toasts')
    expect([table.kinds(2), table.offered(1), table.try('3 passes')]).toEqual([['pass', 'swap'], [], 'closed'])
    table.play('2 swaps 3')
    expect(table.news('drunk')).toBeDefined()
  })

  test.each([
    ['nothing at all', '', false],
    ['clear wine alone', 'wine wine', false],
    ['antidote alone', 'antidote', false],
    ['one poison', 'poison', true],
    ['as much antidote as poison', 'poison antidote', false],
    ['one poison more', 'poison antidote poison', true],
    ['one antidote more', 'poison poison antidote antidote antidote', false],
    ['the Deadly Poison and antidotes', 'ogre antidote antidote', true],
  ])('T4.2 %s', (_what, contents, poisoned) => {
    const table = toasting(sit(4).fill('', '', contents, ''), 1)
    expect(table.news('drunk')?.goblets.map((one) => one.poisoned)).toEqual([false, false, poisoned, false])
  })
})
