import { expect, test } from 'vitest'
import { at, sure } from './at.ts'

test('what is there is handed out, whatever its worth', () => {
  expect([at([7, 0], 1), at([false], 0), at([null], 0), at([''], 0)]).toEqual([0, false, null, ''])
  expect([sure(0, 'number'), sure('', 'word')]).toEqual([0, ''])
})

test('what is missing is named', () => {
  expect(() => at([7, 0], 2, 'seat')).toThrow('no seat 2 of 2')
  expect(() => at([7, 0], -1)).toThrow('no item -1 of 2')
  expect(() => sure(undefined, 'host')).toThrow('no host')
  expect(() => sure(null, 'host')).toThrow('no host')
})
