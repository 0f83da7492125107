import { describe, expect, test } from 'vitest'
import { attention, thorough } from './attention.ts'
import { trials } from './contract.ts'
import { type Thimble, thimble } from './thimble.ts'
import { type Step, walk } from './walk.ts'

const [table] = trials(thimble, 1)

/** One step of each kind of move at a table. */
function stepsOf(): Map<string, Step<Thimble>> {
  const steps = new Map<string, Step<Thimble>>()
  if (table) walk(table, (step) => steps.set(step.move.kind, { ...step, state: structuredClone(step.state) }))
  return steps
}

/** How often the same step draws the eye, if so many of its kind come and luck is this. */
function looks(few: number, times: number, luck: (sides: number) => number): number {
  const [step] = stepsOf().values()
  if (!step) return 0
  const drawsTheEye = attention<Thimble>({ few })
  return Array.from({ length: times }, () => drawsTheEye({ ...step, chance: luck })).filter(Boolean).length
}

const unlucky = (sides: number) => sides - 1

describe('attention', () => {
  test('is drawn by the first few of a kind for certain, and by no later one for certain', () => {
    expect([1, 2, 3, 50].map((times) => looks(2, times, unlucky))).toEqual([1, 2, 2, 2])
  })

  test('is drawn by later ones as luck has it, ever more rarely', () => {
    const sides: number[] = []
    expect(looks(2, 5, (of) => (sides.push(of) === 3 ? 1 : of - 1))).toBe(3)
    expect(sides).toEqual([3, 4, 5])
  })

  test('is drawn by the first of every other kind', () => {
    const drawsTheEye = attention<Thimble>({ few: 1 })
    const steps = [...stepsOf().values()].map((step) => ({ ...step, chance: unlucky }))
    expect(steps.length).toBeGreaterThan(3)
    expect(steps.map(drawsTheEye)).toEqual(steps.map(() => true))
    expect(steps.map(drawsTheEye)).toEqual(steps.map(() => false))
  })

  test('is drawn by all where there is time for all', () => {
    expect(looks(thorough.few, 50, unlucky)).toBe(50)
  })
})
