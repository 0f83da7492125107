import { expect, test } from 'vitest'
import { ceremony } from '../../../games/toast/ceremony.ts'
import type { Table, ToastNews } from '../../../games/toast/state.ts'
import { linksOf } from './pointing.ts'

const accused = (seat: number, target: number, forced: boolean): ToastNews => ({
  kind: 'accused',
  seat,
  target,
  forced,
})
const table = (some: Partial<Table>) => ({ nobles: [0, 1, 2, 3], news: [], targets: [], ...some }) as unknown as Table

test('T2.1 the chain is drawn as far as it has been said', () => {
  const links = linksOf(table({ chain: [2, 0, 3], news: [accused(0, 3, false)] }))
  expect(links).toEqual([
    { from: 2, to: 0, how: 'chosen', fresh: null },
    { from: 0, to: 3, how: 'chosen', fresh: 0 },
  ])
})

test('T2.1 closed, it comes back to the Master of Ceremonies, and who had no choice is seen to have had none', () => {
  const news = [accused(0, 3, false), accused(3, 1, true), accused(1, 2, true)]
  const links = linksOf(table({ chain: [2, 0, 3, 1], targets: [3, 2, 0, 1], news }))
  expect(links.map(({ from, to }) => [from, to])).toEqual([
    [2, 0],
    [0, 3],
    [3, 1],
    [1, 2],
  ])
  expect(links.map(({ how }) => how)).toEqual(['chosen', 'chosen', 'forced', 'forced'])
})

test('T2.1 only the end of the grievances holds the table', () => {
  expect(ceremony([accused(0, 3, false)])).toBeUndefined()
  expect(ceremony([accused(0, 3, false), accused(3, 1, true), accused(1, 2, true)])?.hush).toBeGreaterThan(0)
})
