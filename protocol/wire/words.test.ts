import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SHORT } from './marks.ts'
import { known, WIRE } from './words.ts'

test('a list of words has a name of its own, and each word once', () => {
  expect(WIRE).toBe(`humbug.${createHash('sha256').update(known.words.join('\n')).digest('hex').slice(0, 8)}`)
  expect(known.numbers.size).toBe(known.words.length)
})

test('what is said with every move is short', () => {
  for (const word of [
    'is',
    'change',
    'seq',
    'game',
    'room',
    'ok',
    'id',
    'code',
    'chain',
    'agenda',
    'question',
    'asked',
  ])
    expect(known.words.indexOf(word)).toBeLessThan(SHORT)
})
