import { expect, test } from 'vitest'
import { lasts } from './lasting.ts'

test('my own role is in no list, whatever the table remembers', () => {
  for (const notes of ['record', 'own', 'nothing'] as const) expect(lasts(notes, 'dealt', 'mine')).toBeLessThan(0)
})

test('claims last where the table keeps a record, and what I was shown where it keeps anything', () => {
  expect(lasts('record', 'spoke', 'game')).toBe(Infinity)
  expect(lasts('own', 'spoke', 'game')).toBeLessThan(Infinity)
  expect(lasts('own', 'saw', 'mine')).toBe(Infinity)
  expect(lasts('nothing', 'saw', 'mine')).toBeLessThan(Infinity)
  expect(lasts('nothing', 'paid', 'game')).toBe(Infinity)
})
