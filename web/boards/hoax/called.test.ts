import { expect, test } from 'vitest'
import { longestWord } from './called.ts'

test('a name may be parted at its spaces and hyphens, and nowhere else', () => {
  expect(longestWord('Maximilian')).toBe(10)
  expect(longestWord('Anna-Lena von Ö')).toBe(4)
})
