import { expect, test } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const HOUR = 3_600_000

function world(wall: number, latest = 0) {
  const times = { wall, running: 1000 }
  const clock = steadyClock(latest, { wall: () => times.wall, running: () => times.running })
  const pass = (time: number, set = time) => {
    times.running += time
    times.wall += set
  }
  return { clock, pass }
}

test('tells the time on the wall', () => {
  const { clock, pass } = world(5 * HOUR)
  expect(clock.now()).toBe(5 * HOUR)
  pass(250)
  expect(clock.now()).toBe(5 * HOUR + 250)
})

test('goes on where the clock on the wall is set back', () => {
  const { clock, pass } = world(5 * HOUR)
  pass(1000, 1000 - HOUR)
  expect(clock.now()).toBe(5 * HOUR + 1000)
  pass(1000)
  expect(clock.now()).toBe(5 * HOUR + 2000)
})

test('follows it forwards, as after a sleep', () => {
  const { clock, pass } = world(5 * HOUR)
  pass(1000, 3 * HOUR)
  expect(clock.now()).toBe(8 * HOUR)
  pass(1000, 1000 - HOUR)
  expect(clock.now()).toBe(8 * HOUR + 1000)
})

test('never begins before what was written', () => {
  const { clock, pass } = world(5 * HOUR, 6 * HOUR)
  expect(clock.now()).toBe(6 * HOUR)
  pass(1000)
  expect(clock.now()).toBe(6 * HOUR + 1000)
})
