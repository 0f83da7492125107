import { expect, test } from 'vitest'
import { jotOf, jotOn, type Notebook } from './jottings.ts'

const book: Notebook = { code: 'MASKE1', seat: 0, round: 1, game: 1 }

test('a mark follows the other, and comes round to none', () => {
  const seen = Array.from({ length: 4 }, () => {
    jotOn(book, 4, 2, 'pope')
    return jotOf(book, 2, 'pope')
  })
  expect(seen).toEqual(['doubt', 'hunch', 'bet', 'none'])
})

test('marks are those of one chair at one table in one game', () => {
  jotOn(book, 4, 1, 'thief')
  jotOn(book, 4, 3, 'judge')
  expect(jotOf(book, 1, 'thief')).toBe('doubt')
  expect(jotOf(book, 3, 'judge')).toBe('doubt')
  expect(jotOf(book, 1, 'judge')).toBe('none')
  for (const other of [{ code: 'MASKE2' }, { seat: 1 }, { round: 2 }, { game: 2 }])
    expect(jotOf({ ...book, ...other }, 1, 'thief')).toBe('none')
})

test('a new game takes a new page', () => {
  const next = { ...book, game: 2 }
  jotOn(next, 4, 2, 'wizard')
  expect(jotOf(next, 2, 'wizard')).toBe('doubt')
  expect(jotOf(next, 1, 'thief')).toBe('none')
})
