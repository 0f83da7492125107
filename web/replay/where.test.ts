import { expect, test } from 'vitest'
import { fragmentOf, type Where, whereIn, within } from './where.ts'

test('a moment and its fog come back from the address as they went in', () => {
  const places: Where[] = [
    { at: 0, fog: 'none' },
    { at: 13, fog: 'all' },
    { at: 7, fog: 0 },
    { at: 120, fog: 11 },
  ]
  for (const where of places) expect(whereIn(fragmentOf(where))).toEqual(where)
  expect(fragmentOf({ at: 13, fog: 1 })).toBe('m=13&fog=seat2')
})

test('a link without a fog is spoiler-free, and nonsense leads to the beginning', () => {
  expect(whereIn('m=13')).toEqual({ at: 13, fog: 'none' })
  expect(whereIn('near')).toEqual({ at: 0, fog: 'none' })
  expect(whereIn('near&m=4&fog=all')).toEqual({ at: 4, fog: 'all' })
  for (const bad of ['', 'm=', 'm=-1', 'm=1.5', 'm=x&fog=seat0', 'fog=seat', 'fog=seat-1', 'fog=everything'])
    expect(whereIn(bad)).toEqual({ at: 0, fog: 'none' })
})

test('beyond the end is the end, and a chair that is not there sees nothing', () => {
  expect(within({ at: 99, fog: 2 }, 40, 3)).toEqual({ at: 40, fog: 2 })
  expect(within({ at: 40, fog: 3 }, 40, 3)).toEqual({ at: 40, fog: 'none' })
  expect(within({ at: 3, fog: 'all' }, 40, 3)).toEqual({ at: 3, fog: 'all' })
})
