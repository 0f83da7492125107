import { expect, test } from 'vitest'
import { sure } from '../../../kernel/at.ts'
import { read } from '../../../kernel/record.ts'
import { keepOwnDeal } from '../../app/seen.ts'
import { ratsOfThree } from '../script.ts'
import { hear, isWhole, unheard } from './asking.ts'
import { apart, HEIGHT, pathOf, xOf, yOf } from './lines.ts'
import { ownSeat } from './own.ts'

test('what is heard grows until nothing is left to be said', () => {
  const gain = { mean: 0, error: 0 }
  const done = { kind: 'doubt' }
  const advice = { done, wise: done, facts: [], agrees: 'same', gain } as const
  const planned = hear(unheard, { is: 'plan', steps: 3 })
  expect([planned.done, isWhole(planned)]).toEqual([0, false])
  const advised = hear(planned, { is: 'advice', at: 4, advice })
  expect(advised.decisions).toEqual([{ at: 4, advice }])
  const drawn = hear(advised, { is: 'chances', chances: { at: 0, shares: [1, 0] } })
  expect(isWhole(drawn)).toBe(false)
  const whole = hear(drawn, { is: 'swings', swings: [{ at: 4, by: 0.5 }] })
  expect(isWhole(whole)).toBe(true)
  expect(whole).toMatchObject({ curve: [{ at: 0 }], swings: [{ at: 4 }], decisions: [{ at: 4 }] })
})

test('a line goes from the first moment to the last, the better the higher', () => {
  const curve = [
    { at: 0, shares: [0.5, 0.5] },
    { at: 10, shares: [1, 0] },
  ]
  expect(pathOf(curve, 0, 10)).toBe(`M0 ${HEIGHT / 2}L${xOf(10, 10)} 0`)
  expect(pathOf(curve, 1, 10)).toMatch(new RegExp(` ${HEIGHT}$`))
  expect(yOf(0.25)).toBeGreaterThan(yOf(0.75))
})

test('marks that would lie on each other are moved apart, and stay on the paper', () => {
  expect(apart([10, 60], 18)).toEqual([10, 60])
  expect(apart([HEIGHT, 0, HEIGHT, HEIGHT], 18)).toEqual([HEIGHT - 36, 0, HEIGHT - 18, HEIGHT])
  expect(apart([5, 0], 18)).toEqual([18, 0])
})

test('the coach knows whose device it is: not a stranger’s, and not one that several share', () => {
  const sealed = sure(read(ratsOfThree), 'record')
  const { table, commitment } = sealed.terms
  const given = (seat: number) => ({ seat, bytes: '', got: 'in' }) as const
  const sat = (...seats: number[]) => {
    keepOwnDeal(table, { commitment, mine: seats.map(given) })
    return ownSeat({ sealed })
  }
  expect(ownSeat({ sealed })).toBeUndefined()
  expect(sat(1)).toBe(1)
  expect(sat(0, 1)).toBeUndefined()
})
