import { expect, test } from 'vitest'
import { sorted } from './one-game.ts'

const parts = [
  { look: 'contract', files: ['games/pit/contract.test.ts'] },
  { look: 'texts', files: ['kernel/rulebook.test.ts', 'checks/terms.test.ts'] },
] as const
const took = new Map([
  ['kernel/rulebook.test.ts', 30],
  ['checks/terms.test.ts', 12],
])

test('what is red is told where it belongs, and what is red in other games is not', () => {
  const [contract, texts] = parts
  const reds = [
    { file: contract.files[0], test: 'keeps the contract', why: 'seat 1 sees it' },
    { file: texts.files[0], test: 'the rules in games/pits stand alone', why: 'another game' },
    { file: texts.files[1], test: 'games/pit/RULES.md has one word for one thing', why: 'a beaker' },
  ]
  expect(sorted('pit', parts, { reds, took })).toEqual([
    {
      look: 'contract',
      content: false,
      took: 0,
      words: 'games/pit/contract.test.ts › keeps the contract\nseat 1 sees it',
    },
    {
      look: 'texts',
      content: false,
      took: 42,
      words: 'checks/terms.test.ts › games/pit/RULES.md has one word for one thing\na beaker',
    },
  ])
  expect(sorted('pits', parts, { reds: reds.slice(2), took }).map(({ content }) => content)).toEqual([true, true])
})

test('what failed outside of all tests is told once', () => {
  const reds = [{ file: 'vitest wrote no report', why: 'no room' }]
  expect(sorted('pit', parts, { reds, took }).map(({ words }) => words)).toEqual([
    'vitest wrote no report\nno room',
    '',
  ])
})
