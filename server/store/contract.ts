/** What every store promises, whatever it is made of. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at as nth } from '../../kernel/at.ts'
import { commit, runCommits } from './commits.ts'
import { keeping } from './contract.keeping.ts'
import { addresses, lists } from './contract.lists.ts'
import { cardOf, codes, line, type Open, opening, upTo, write } from './samples.ts'
import type { Store } from './store.ts'

const none = new Set()

/** All that anybody can learn of a table from outside. */
const traces = async (store: Store, code: string, device: string) => ({
  kept: await store.load(code),
  lines: await store.lines(code, 1),
  listed: (await store.listed(100)).filter((card) => card.code === code),
  mine: (await store.mine(device, 100)).filter((card) => card.code === code),
  open: await store.openTables(device, 0),
  due: (await store.due(1e15)).includes(code),
})

export function storeContract(title: string, open: Open): void {
  describe(title, () => {
    describe('a write', () => writes(open))
    describe('a command', () => commands(open))
    describe('a table', () => tables(open))
    describe('a list', () => lists(open))
    describe('an address', () => addresses(open))
    describe('a keeper', () => keeping(open))
    describe('a restart', () => restarts(open))
  })
}

function writes(open: Open): void {
  test('is there once it is written, letter by letter', async () => {
    const { store } = await open()
    const odd = { seq: 2, command: "O'Hara \u{1f400}", text: '{"words":"„Lüge!“\\n\\u0000; --"}', chain: '' }
    expect(await store.append([opening('AAAAAA', { lines: [line(1), odd] })])).toEqual(none)
    expect(await store.append([])).toEqual(none)
    expect(await store.lines('AAAAAA', 1)).toEqual([line(1), odd])
  })

  test('that comes too late is named, and the others of that commit are written', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA'), opening('BBBBBB'), opening('CCCCCC')])
    await store.append([write('BBBBBB', { lines: [line(2, 'the faster')] })])
    const late = write('BBBBBB', { lines: [line(2, 'the slower')] })
    const others = ['AAAAAA', 'CCCCCC'].map((code) => write(code, { lines: [line(2)], joined: ['bob'] }))
    expect(await store.append([nth(others, 0), late, nth(others, 1)])).toEqual(new Set(['BBBBBB']))
    expect(nth(await store.lines('BBBBBB', 2), 0).command).toBe('the faster')
    for (const { code } of others) expect(await store.lines(code, 2)).toEqual([line(2)])
    expect(codes(await store.mine('bob', 9)).sort()).toEqual(['AAAAAA', 'CCCCCC'])
  })

  test('is written wholly or not at all', async () => {
    const { store, reopen } = await open()
    await store.append([opening('AAAAAA', { lines: [line(1, 'done')] })])
    const before = await traces(store, 'AAAAAA', 'bob')
    const card = { listed: 'listed', stage: 'closed', touched: 2000 } as const
    const more = { card, due: 5, joined: ['bob'], snapshot: { seq: 3, text: 'never' } }
    const half = write('AAAAAA', { lines: [line(2, 'new'), line(3, 'done')], ...more })
    expect(await store.append([half])).toEqual(new Set(['AAAAAA']))
    expect(await traces(store, 'AAAAAA', 'bob')).toEqual(before)
    expect(await store.openTables('ada', 0)).toBe(1)
    expect(await store.answered('AAAAAA', 'new')).toBeUndefined()
    expect(await traces(await reopen(), 'AAAAAA', 'bob')).toEqual(before)
  })

  test('of somebody who has seen more than there is comes too late, wholly', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA', { lines: upTo(3) }), opening('BBBBBB')])
    const before = await traces(store, 'AAAAAA', 'bob')
    const card = { listed: 'listed', stage: 'closed', touched: 2000 } as const
    const more = { card, due: 5, joined: ['bob'], snapshot: { seq: 5, text: 'never' } }
    const ahead = write('AAAAAA', { lines: [line(5, 'ahead')], ...more })
    expect(await store.append([ahead, write('BBBBBB', { lines: [line(2)] })])).toEqual(new Set(['AAAAAA']))
    expect(await traces(store, 'AAAAAA', 'bob')).toEqual(before)
    expect(await store.lines('BBBBBB', 2)).toEqual([line(2)])
    expect(await store.append([write('AAAAAA', { lines: upTo(5, 4) })])).toEqual(none)
  })

  test('without lines changes only how the table stands in lists', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA')])
    await store.append([write('AAAAAA', { card: { listed: 'listed', stage: 'over' }, due: 7 })])
    expect(await store.lines('AAAAAA', 1)).toHaveLength(1)
    expect(await store.listed(9)).toEqual([{ ...cardOf('AAAAAA'), stage: 'over' }])
    expect(await store.due(7)).toEqual(['AAAAAA'])
  })

  test('of any commits: every table keeps what won, in order, without a gap', async () => {
    const { store } = await open()
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(commit, { maxLength: 12 }), (commits) => runCommits(store, `run ${runs++}`, commits)),
      { numRuns: 60 },
    )
  })
}

function commands(open: Open): void {
  test('is done once at a table, and may be done at another', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA'), opening('BBBBBB')])
    expect(await store.append([write('AAAAAA', { lines: [line(2, 'say hello')] })])).toEqual(none)
    const again = write('AAAAAA', { lines: [line(3, 'say hello')] })
    const elsewhere = write('BBBBBB', { lines: [line(2, 'say hello')] })
    expect(await store.append([again, elsewhere])).toEqual(new Set(['AAAAAA']))
    expect((await store.lines('AAAAAA', 1)).map(({ seq }) => seq)).toEqual([1, 2])
    expect((await store.lines('BBBBBB', 1)).map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('that nobody gave never stands in the way of another', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA')])
    expect(await store.append([write('AAAAAA', { lines: upTo(4, 2) })])).toEqual(none)
    expect(await store.append([write('AAAAAA', { lines: upTo(6, 5) })])).toEqual(none)
    expect(await store.lines('AAAAAA', 2)).toEqual(upTo(6, 2))
  })

  test('that was done has its answer, at that table only', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA'), opening('BBBBBB')])
    await store.append([write('AAAAAA', { lines: [line(2), line(3, 'sit')] })])
    expect(await store.answered('AAAAAA', 'sit')).toEqual({ seq: 3, chain: 'c3' })
    expect(await store.answered('AAAAAA', 'stand')).toBeUndefined()
    expect(await store.answered('BBBBBB', 'sit')).toBeUndefined()
    expect(await store.answered('ZZZZZZ', 'sit')).toBeUndefined()
  })

  test('is found by its beginning, at its table only', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA'), opening('BBBBBB')])
    await store.append([
      write('AAAAAA', { lines: [line(2, 'ada p-1'), line(3, 'ada p-10'), line(4), line(5, 'ada q-2')] }),
    ])
    await store.append([write('BBBBBB', { lines: [line(2, 'ada p-3')] })])
    expect((await store.commands('AAAAAA', 'ada p-')).toSorted()).toEqual(['ada p-1', 'ada p-10'])
    expect(await store.commands('BBBBBB', 'ada p-')).toEqual(['ada p-3'])
    expect(await store.commands('BBBBBB', 'bob p-')).toEqual([])
    expect(await store.commands('CCCCCC', 'ada p-')).toEqual([])
  })

  test('opens one table, and no second one', async () => {
    const { store } = await open()
    expect(await store.openedBy('create')).toBeUndefined()
    await store.append([opening('AAAAAA', {}, 'ada', 'create')])
    expect(await store.append([opening('BBBBBB', {}, 'ada', 'create')])).toEqual(new Set(['BBBBBB']))
    expect(await store.openedBy('create')).toBe('AAAAAA')
    expect(await store.load('BBBBBB')).toBeUndefined()
    expect([codes(await store.mine('ada', 9)), await store.openTables('ada', 0)]).toEqual([['AAAAAA'], 1])
  })
}

function tables(open: Open): void {
  test('that nobody opened is unknown', async () => {
    const { store } = await open()
    expect(await store.load('AAAAAA')).toBeUndefined()
    expect(await store.lines('AAAAAA', 1)).toEqual([])
  })

  test('is not opened a second time under the same code', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA')])
    expect(await store.append([opening('AAAAAA', {}, 'bob')])).toEqual(new Set(['AAAAAA']))
    expect([await store.mine('bob', 9), await store.openTables('bob', 0)]).toEqual([[], 0])
    expect(await store.openedBy('bob opens AAAAAA')).toBeUndefined()
  })

  test('tells its lines in their order from any of them on', async () => {
    const { store } = await open()
    await store.append([opening('BBBBBB'), opening('AAAAAA', { lines: upTo(3) })])
    await store.append([write('AAAAAA', { lines: upTo(12, 4) }), write('BBBBBB', { lines: upTo(5, 2) })])
    expect(await store.lines('AAAAAA', 1)).toEqual(upTo(12))
    expect(await store.lines('AAAAAA', 9)).toEqual(upTo(12, 9))
    expect(await store.lines('AAAAAA', 13)).toEqual([])
  })

  test('is loaded from all its lines, or from its newest snapshot and the lines after it', async () => {
    const { store } = await open()
    const snapshot = (seq: number, text = `as of ${seq}`) => write('AAAAAA', { snapshot: { seq, text } })
    await store.append([opening('AAAAAA', { lines: upTo(3) })])
    expect(await store.load('AAAAAA')).toEqual({ lines: upTo(3) })
    await store.append([snapshot(2)])
    expect(await store.load('AAAAAA')).toEqual({ snapshot: 'as of 2', lines: [line(3)] })
    await store.append([{ ...snapshot(5), lines: upTo(5, 4) }])
    expect(await store.load('AAAAAA')).toEqual({ snapshot: 'as of 5', lines: [] })
    expect(await store.append([snapshot(3, 'too old')])).toEqual(none)
    expect(await store.load('AAAAAA')).toEqual({ snapshot: 'as of 5', lines: [] })
    expect(await store.lines('AAAAAA', 1)).toEqual(upTo(5))
  })
}

function restarts(open: Open): void {
  test('changes nothing, and what was done is still done', async () => {
    const { store, reopen } = await open()
    const snapshot = { seq: 2, text: 'as of 2' }
    const sat = { lines: [line(5, 'sit')], joined: ['bob'], card: { listed: 'listed' }, due: 8 } as const
    await store.append([opening('AAAAAA', { lines: upTo(4), snapshot }), opening('BBBBBB')])
    await store.append([write('AAAAAA', sat)])
    const before = await traces(store, 'AAAAAA', 'bob')
    const again = await reopen()
    expect(await traces(again, 'AAAAAA', 'bob')).toEqual(before)
    expect(await again.answered('AAAAAA', 'sit')).toEqual({ seq: 5, chain: 'c5' })
    expect([await again.openedBy('ada opens AAAAAA'), await again.openTables('ada', 0)]).toEqual(['AAAAAA', 2])
    expect(await again.append([write('AAAAAA', { lines: [line(5)] })])).toEqual(new Set(['AAAAAA']))
    expect(await again.append([write('AAAAAA', { lines: [line(6, 'sit')] })])).toEqual(new Set(['AAAAAA']))
    expect(await again.append([write('AAAAAA', { lines: [line(6, 'rise')] })])).toEqual(none)
  })
}
