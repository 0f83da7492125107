import { expect, test } from 'vitest'
import { betsWords } from './bets.words.ts'

test('how often one was right is said in figures, once as well', () => {
  expect([betsWords().step(70, 1, 1), betsWords().step(70, 1, 2)]).toEqual([
    '70 % sure: right 1 of 1 time',
    '70 % sure: right 1 of 2 times',
  ])
})
