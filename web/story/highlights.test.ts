import { expect, test } from 'vitest'
import type { Claim } from '../../kernel/chronicle.ts'
import { bestLie, worstDoubt } from './highlights.ts'

const claim = (at: number, more: Partial<Claim>): Claim => ({
  at,
  out: at + 1,
  seat: 0,
  what: '',
  truth: 'false',
  believed: [],
  doubted: [],
  swung: [],
  ...more,
})

test('the best lie is the one that brought its teller most, and that nobody doubted', () => {
  const lies = [
    claim(1, { swung: [{ seat: 0, by: 1 }], believed: [1] }),
    claim(2, { swung: [{ seat: 0, by: 3 }], believed: [2] }),
    claim(3, { swung: [{ seat: 0, by: 3 }], believed: [1] }),
    claim(4, { swung: [{ seat: 0, by: 9 }], doubted: [1] }),
    claim(5, { swung: [{ seat: 0, by: 9 }], truth: 'true' }),
    claim(6, { swung: [{ seat: 1, by: 9 }] }),
  ]
  expect(bestLie(lies)?.at).toBe(2)
  expect(bestLie(lies.slice(3))).toBeUndefined()
  expect(bestLie([])).toBeUndefined()
})

test('the worst doubt is of a truth, and cost one of its doubters most', () => {
  const truth = { truth: 'true', doubted: [1, 2] } as const
  const truths = [
    claim(1, { ...truth, swung: [{ seat: 2, by: -1 }] }),
    claim(2, { ...truth, swung: [{ seat: 1, by: -2 }] }),
    claim(3, { ...truth, doubted: [2], swung: [{ seat: 1, by: -5 }] }),
    claim(4, { ...truth, truth: 'false', swung: [{ seat: 1, by: -5 }] }),
  ]
  expect(worstDoubt(truths)?.at).toBe(2)
  expect(worstDoubt(truths.slice(2))).toBeUndefined()
})
