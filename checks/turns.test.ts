import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { clauseProblems, sources } from './clauses.ts'
import { keysIn } from './games.ts'
import { root } from './tools.ts'
import { leftBy, seedOfTurns, subjects, takesTurns } from './turns.ts'

const files = subjects.flatMap((subject) => subject.files)
afterEach(() => vi.unstubAllEnvs())

test('every file that takes turns is there, once, and of each subject some wait', () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  expect(subjects.filter(({ many, files: { length } }) => many < 1 || many >= length)).toEqual([])
})

test('every run plays as many of a subject as it should, and no file waits for ever', () => {
  const runs = Array.from({ length: 100 }, (_, seed) => new Set(leftBy(seed)))
  for (const { many, files: all } of subjects) {
    for (const later of runs) expect(all.filter((file) => !later.has(file))).toHaveLength(many)
    for (const file of all) expect(runs.filter((later) => !later.has(file)).length, file).toBeGreaterThan(10)
  }
})

test('the same seed leaves out the same, and nothing but what takes turns', () => {
  expect(leftBy(7)).toEqual(leftBy(7))
  expect(leftBy(7)).not.toEqual(leftBy(8))
  expect(leftBy(7).every(takesTurns)).toBe(true)
  vi.stubEnv('HUMBUG_SEED', '7')
  expect(seedOfTurns()).toBe(7)
})

test('no rule, no contract, no secret, no enemy and no host who cheats ever waits', () => {
  // Of coaches it is asked above all that they speak only of what their seat could know.
  const never = /rules|contract|secrecy|coaches|enemy|crooked|protocol/
  expect(files.filter((file) => never.test(file))).toEqual([])
})

test.each(keysIn(root))('every clause of %s has a test in every run', (key) => {
  const always = sources(root, 'games/**/*.test.ts').filter(({ path }) => !takesTurns(path))
  const rules = readFileSync(join(root, 'games', key, 'RULES.md'), 'utf8')
  expect(clauseProblems(rules, always, []).filter(({ is }) => is === 'untested')).toEqual([])
})

test('a file that waits is not played, and the one beside it is', () => {
  const env = { ...process.env, HUMBUG_LATER: 'games/sparring.test.ts,games/wagers.test.ts' }
  const words = [
    'node_modules/vitest/vitest.mjs',
    'list',
    '--filesOnly',
    'games/wagers',
    'games/sparring',
    'games/coaches',
  ]
  const { stdout } = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' })
  expect(stdout.match(/games\/\w+\.test\.ts/g)).toEqual(['games/coaches.test.ts'])
})
