import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameKeys } from '../games/keys.ts'
import { lettersOf } from './clauses.ts'
import { known } from './games.ts'
import { importsOf } from './imports.ts'

const root = new URL('..', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const shared = new Set(gameKeys.flatMap((key) => known[key].shares))

const uses = importsOf(root, 'test/browser/*.ts')

/** All that this file imports, and what they import. */
function reach(path: string, found = new Set<string>()): Set<string> {
  for (const { from, to } of uses) {
    if (from !== path || found.has(to)) continue
    found.add(to)
    reach(to, found)
  }
  return found
}

test('every folder of games/ is a game of the house, or shared by some', () => {
  const folders = globSync('games/*/', { cwd: root }).map((path) => path.split('/')[1])
  expect(folders.toSorted()).toEqual([...gameKeys, ...shared].toSorted())
})

test('no two games have a letter in common', () => {
  const letters = gameKeys.flatMap((key) => [...known[key].letters])
  expect(new Set(letters).size).toBe(letters.length)
})

describe.each(gameKeys)('%s', (key) => {
  const { letters, browser } = known[key]

  test.each(['RULES.md', 'RULES.de.md'])('has its own letters in %s, and no others', (rules) => {
    expect(lettersOf(read(`games/${key}/${rules}`))).toEqual([...letters].toSorted())
  })

  test('is tried in a browser: played by people, looked at by axe, in every window', () => {
    const paths = Object.values(browser).map((file) => `test/browser/${file}`)
    expect(paths.filter((path) => !existsSync(join(root, path)) || !/\btest\b.*\(/.test(read(path)))).toEqual([])
    expect(reach(`test/browser/${browser.play}`)).toContain('test/browser/person.ts')
    expect(reach(`test/browser/${browser.access}`)).toContain('test/browser/axe.ts')
    expect(reach(`test/browser/${browser.fits}`)).toContain('test/browser/fitting.ts')
  })
})
