import { describe, expect, test } from 'vitest'
import { INTRODUCTION } from '../../protocol/voices.ts'
import { Gathering, parted, type Word } from './packing.ts'

const long: Word = { is: 'offer', sdp: 'a=ümlaut\r\n'.repeat(900) }
const through = (parts: readonly string[]) => {
  const gathering = new Gathering()
  return parts.map((part) => gathering.add(part)).at(-1)
}

test.each<Word>([
  long,
  { is: 'again' },
  { is: 'answer', sdp: '' },
  { is: 'candidate', candidate: { candidate: 'x', sdpMid: '0' } },
])('a word comes out as it went in', (word) => {
  const parts = parted(word, 'abc1')
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(INTRODUCTION)
  expect(through(parts)).toEqual(word)
  expect(through(parts.toReversed())).toEqual(word)
})

test('as long as parts are missing there is no word, and what is left of another is no part of it', () => {
  const parts = parted(long, 'a')
  expect(parts.length).toBeGreaterThan(1)
  expect(through(parts.slice(1))).toBeUndefined()
  const other = parted({ ...long, is: 'answer' }, 'b')
  expect(through([...parts.slice(0, 1), ...other.slice(1)])).toBeUndefined()
})

describe('what is no word', () => {
  test.each([
    '',
    'x',
    'a.1.1.',
    'a.0.1.e30=',
    'a.2.1.e30=',
    'a.1.1.e30=',
    'a.1.1.!',
    'a.1.1.bnVsbA==',
    `a.1.1.${btoa('{"is":"offer"}')}`,
    `a.1.1.${btoa('{"is":"candidate","candidate":null}')}`,
  ])('%s', (letters) => expect(new Gathering().add(letters)).toBeUndefined())
})
