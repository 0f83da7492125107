import { expect, test } from 'vitest'
import { Hearing } from './hearing.ts'

const TABLE = 'AAAAAA'

/** A table of which line 5 was known when it was first compared. */
function known(): Hearing {
  const hearing = new Hearing()
  hearing.found(TABLE, 5)
  return hearing
}

test('what was told before it is compared, or before the next time, is not missed', () => {
  const hearing = known()
  hearing.told(TABLE, 6)
  hearing.found(TABLE, 6)
  hearing.found(TABLE, 7)
  hearing.told(TABLE, 7)
  hearing.found(TABLE, 7)
  hearing.found(TABLE, 7)
  expect(hearing.missed).toBe(0)
})

test('what was never told is missed once', () => {
  const hearing = known()
  hearing.found(TABLE, 8)
  hearing.found(TABLE, 8)
  hearing.found(TABLE, 8)
  expect(hearing.missed).toBe(1)
})

test('what was written while the table was not at hand is not missed', () => {
  const hearing = known()
  hearing.forget(TABLE)
  hearing.told(TABLE, 6)
  for (const seq of [9, 9]) hearing.found(TABLE, seq)
  expect(hearing.missed).toBe(0)
})
