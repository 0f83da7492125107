import { expect, test } from 'vitest'
import { lasts } from './lasting.ts'

test('who poured where stays in the log only where the table keeps a record', () => {
  expect(lasts('record', 'poured', 'game')).toBe(Infinity)
  expect(lasts('mine', 'poured', 'game')).toBeLessThan(10)
  expect(lasts('none', 'poured', 'game')).toBeLessThan(10)
})

test('what I saw and poured stays in my log, unless the table remembers nothing', () => {
  expect(lasts('mine', 'saw', 'mine')).toBe(Infinity)
  expect(lasts('none', 'saw', 'mine')).toBe(0)
})

test('how the goblets moved is forgotten only with the dial at nothing; points and courses never are', () => {
  expect(lasts('mine', 'swapped', 'game')).toBe(Infinity)
  expect(lasts('none', 'swapped', 'game')).toBeLessThan(10)
  for (const kind of ['scored', 'course', 'toast', 'drunk']) expect(lasts('none', kind, 'game')).toBe(Infinity)
})
