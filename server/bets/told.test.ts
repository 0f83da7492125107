import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Claim } from '../../kernel/chronicle.ts'
import { claimOf } from './told.ts'

const claim = (at: number, out: number | undefined, seat = 0): Claim => ({
  at,
  out,
  seat,
  what: '1',
  truth: 'true',
  believed: [],
  doubted: [],
  swung: [],
})
const claims = [claim(1, 3), claim(1, 3, 2), claim(2, undefined)]
/** Moves of the game are the 14th, 17th and 20th step of the table: in between people talked. */
const steps = [12, 14, 17, 20]

test('a word counts until the step by which everybody could know, and not with it', () => {
  for (const after of [14, 16, 17, 19]) expect(claimOf({ on: 14, seat: 0, after }, claims, steps)).toBe(at(claims, 0))
  for (const after of [20, 21]) expect(claimOf({ on: 14, seat: 0, after }, claims, steps)).toBeUndefined()
})

test('what never came out may be judged to the end', () => {
  expect(claimOf({ on: 17, seat: 0, after: 400 }, claims, steps)).toBe(at(claims, 2))
})

test('step and seat are the name of a claim; whoever names another has bet on nothing', () => {
  expect(claimOf({ on: 14, seat: 2, after: 14 }, claims, steps)).toBe(at(claims, 1))
  for (const other of [
    { on: 15, seat: 0 },
    { on: 14, seat: 1 },
    { on: 17, seat: 2 },
  ])
    expect(claimOf({ ...other, after: 17 }, claims, steps)).toBeUndefined()
})
