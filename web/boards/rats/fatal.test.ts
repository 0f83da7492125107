import { expect, test } from 'vitest'
import type { Table } from '../../../games/rats/state.ts'
import { isFatalToBelieve, isFatalToSay } from './fatal.ts'

const known = (some: Partial<Table>) => ({
  seat: 1,
  table: { sanity: [5, 1, 5], side: 'cat', claim: null, said: [null, null, null], ...some } as Table,
})

test('R4.4 R4.8 whoever has one brain left is warned before being the first to speak of rats', () => {
  expect(isFatalToSay(known({}), 1)).toBe(true)
  expect(isFatalToSay(known({}), 0)).toBe(false)
  expect(isFatalToSay(known({ sanity: [5, 2, 5] }), 1)).toBe(false)
  expect(isFatalToSay(known({ claim: 1, said: [1, null, null] }), 2)).toBe(false)
})

test('R5.1 R5.4 R7.3 whoever has one brain left, or sits in the vault, is warned before believing in rats', () => {
  expect(isFatalToBelieve(known({ claim: 2 }))).toBe(true)
  expect(isFatalToBelieve(known({ claim: 0 }))).toBe(false)
  expect(isFatalToBelieve(known({ claim: 2, sanity: [5, 2, 5] }))).toBe(false)
  expect(isFatalToBelieve(known({ claim: 2, sanity: [5, 2, 5], side: 'skull' }))).toBe(true)
})
