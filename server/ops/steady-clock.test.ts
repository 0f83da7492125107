import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { steadyClock } from './steady-clock.ts'

const HOUR = 3_600_000

function world(wall: number, latest = 0) {
  const times = { wall, running: 1000 }
  const clock = steadyClock(latest, { wall: () => times.wall, running: () => times.running })
  const pass = (time: number, set = time) => {
    times.running += time
    times.wall += set
  }
  const atLeast = () => sure(clock.atLeast?.(), 'time')
  return { clock, pass, atLeast }
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

test('is as late as the clock on the wall at least, also where it is ahead of that', () => {
  const { clock, pass, atLeast } = world(5 * HOUR, 6 * HOUR)
  expect([clock.now(), atLeast()]).toEqual([6 * HOUR, 5 * HOUR])
  pass(1000, 3 * HOUR)
  expect([clock.now(), atLeast()]).toEqual([8 * HOUR, 8 * HOUR])
})

test('doubts for an hour what is more than a day ahead, and goes by the time before', () => {
  const { clock, pass, atLeast } = world(5 * HOUR, 5 * HOUR)
  pass(0, 24 * HOUR)
  expect(atLeast()).toBe(29 * HOUR)
  pass(0, 24 * HOUR + 1)
  expect([clock.now(), atLeast()]).toEqual([53 * HOUR + 1, 29 * HOUR])
  pass(HOUR - 1)
  expect(atLeast()).toBe(30 * HOUR - 1)
  // Set right again, and set wrong once more.
  pass(0, -24 * HOUR)
  expect(atLeast()).toBe(30 * HOUR - 1)
  pass(0, 999 * HOUR)
  expect(atLeast()).toBe(30 * HOUR - 1)
  pass(HOUR)
  expect(atLeast()).toBe(clock.now())
})

test('doubts when it begins more than a day after what was written last', () => {
  const { clock, pass, atLeast } = world(500 * HOUR, 5 * HOUR)
  expect([clock.now(), atLeast()]).toEqual([500 * HOUR, 5 * HOUR])
  pass(HOUR)
  expect(atLeast()).toBe(501 * HOUR)
})
