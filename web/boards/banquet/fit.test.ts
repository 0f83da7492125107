import { expect, test } from 'vitest'
import { fitOf, isLong } from './fit.ts'

test('a short name has its full size, a long word becomes smaller, and never smaller than can be read', () => {
  expect(fitOf('Ada', 'alone')).toBe(1)
  expect(fitOf('Ada Lovelace', 'alone')).toBe(1)
  expect(fitOf('Maximilian', 'alone')).toBeCloseTo(0.8)
  expect(fitOf('Maximilian', 'taster')).toBeCloseTo(0.7)
  expect(fitOf('W'.repeat(24), 'alone')).toBe(0.68)
})

test('only a word that does not fit in small letters takes the whole plate', () => {
  expect([isLong('Maximilian'), isLong('Anna Maria Luisa')]).toEqual([false, false])
  expect(isLong('Donaudampfschiff')).toBe(true)
})
