import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForSigns } from './signs-of-life.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Somebody who counts how often they are asked. */
class One {
  steps: number[] = []

  ping(step: number): void {
    this.steps.push(step)
  }
}

const many = (count: number) => Array.from({ length: count }, () => new One())

test.each([1, 99, 100, 101, 1234])('each of %i is asked once in a round, and no more than a few at a time', (count) => {
  const all = many(count)
  const stop = askForSigns(new Set(all), 1000)
  vi.advanceTimersByTime(1000)
  expect(all.map(({ steps }) => steps.length)).toEqual(all.map(() => 1))
  const atOnce = new Map<number, number>()
  for (const { steps } of all) for (const step of steps) atOnce.set(step, (atOnce.get(step) ?? 0) + 1)
  expect(Math.max(...atOnce.values())).toBeLessThanOrEqual(Math.ceil(count / 100))
  vi.advanceTimersByTime(1000)
  for (const { steps } of all) expect((steps[1] ?? 0) - (steps[0] ?? 0)).toBe(100)
  stop()
  vi.advanceTimersByTime(5000)
  expect(all.map(({ steps }) => steps.length)).toEqual(all.map(() => 2))
})

test('who comes or goes in a round keeps nobody from being asked in the next', () => {
  const all = new Set(many(200))
  const stop = askForSigns(all, 1000)
  vi.advanceTimersByTime(500)
  for (const one of [...all].slice(0, 150)) all.delete(one)
  const late = new One()
  all.add(late)
  vi.advanceTimersByTime(1500)
  for (const { steps } of all) expect(steps.length).toBeGreaterThan(0)
  all.clear()
  vi.advanceTimersByTime(2000)
  stop()
})
