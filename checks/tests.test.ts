import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outcome } from './tests.ts'
import { root } from './tools.ts'

const played = (status: string) => ({
  status,
  fullName: `was ${status}`,
  failureMessages: status === 'failed' ? ['why'] : [],
})
const file = (name: string, ...statuses: readonly string[]) => ({
  name: join(root, name),
  status: statuses.includes('failed') ? 'failed' : 'passed',
  startTime: 10,
  endTime: 30,
  message: '',
  assertionResults: statuses.map(played),
})

test('what was red and what was skipped is told by file, and what was only skipped is not red', () => {
  const testResults = [file('a.test.ts', 'passed', 'failed'), file('b.test.ts', 'passed', 'skipped', 'todo', 'pending')]
  expect(outcome({ numPassedTests: 2, testResults }, undefined)).toEqual({
    passed: 2,
    failed: 1,
    reds: [{ file: 'a.test.ts', test: 'was failed', why: 'why' }],
    skipped: new Map([['b.test.ts', 3]]),
    took: new Map([
      ['a.test.ts', 20],
      ['b.test.ts', 20],
    ]),
  })
})

test('an error outside of all tests is red though every test passed', () => {
  const { failed, reds, skipped } = outcome(
    { numPassedTests: 1, testResults: [file('a.test.ts', 'passed')] },
    'it fell',
  )
  expect([failed, reds, skipped.size]).toEqual([1, [{ file: 'an error outside of all tests', why: 'it fell' }], 0])
})
