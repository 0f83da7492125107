import { expect, test } from 'vitest'
import { summary } from './tally.ts'

const plan = { times: 2, part: 'all', all: false, load: 1, seed: 6, folder: '/logs' } as const
const game = { file: 'games/rats/rules.test.ts', test: 'R5.6 rats (two), doubted' }
const page = { file: 'test/browser/room.test.ts' }

test('a soak without red says so', () => {
  const rounds = [{ round: 1, seed: 7, passed: 9, reds: [] }]
  expect(summary({ plan, rounds })).toBe('nothing was red in 1 of 1')
})

test('what was ever red is listed once, the most frequent first, with how to repeat each time', () => {
  const rounds = [
    { round: 1, seed: 7, passed: 9, reds: [page, game] },
    { round: 2, seed: 8, passed: 9, reds: [game, { file: 'types' }] },
  ]
  expect(summary({ plan, rounds }).split('\n')).toEqual([
    'games/rats/rules.test.ts › R5.6 rats (two), doubted: 2 of 2',
    '  round 1, seed 7: HUMBUG_SEED=7 npm run test:unit -- games/rats/rules.test.ts -t "R5.6 rats .two., doubted"',
    '  round 2, seed 8: HUMBUG_SEED=8 npm run test:unit -- games/rats/rules.test.ts -t "R5.6 rats .two., doubted"',
    'test/browser/room.test.ts: 1 of 2',
    '  round 1, seed 7: HUMBUG_SEED=7 npm run test:browser -- test/browser/room.test.ts',
    'types: 1 of 2',
    '  round 2, seed 8: npm test',
    'their logs are in /logs',
  ])
})
