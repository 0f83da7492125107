import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pictures } from '../test/screenshots/pictures.ts'
import { boards, keys } from './games.ts'
import { importsOf } from './imports.ts'
import { lacksOf } from './lacks.ts'

const root = new URL('..', import.meta.url).pathname

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

test.each(keys)('%s lacks nothing that it needs before release', (key) => {
  expect(lacksOf(key)).toEqual([])
})

/** Where the board of a game is tried; the first one grew up with the pages round it. */
const triedIn = (key: string) =>
  key === 'rats'
    ? ['game', 'access', 'fits'].map((name) => `test/browser/${name}.test.ts`)
    : globSync(`test/browser/${key}{,.*}.test.ts`, { cwd: root })

describe.each(boards)('the board of %s', (key) => {
  test('is tried in a browser: played by people, looked at by axe, in every window', () => {
    const used = new Set(triedIn(key).flatMap((path) => [...reach(path)]))
    for (const part of ['person', 'axe', 'fitting']) expect([...used]).toContain(`test/browser/${part}.ts`)
  })

  test('is painted', () => {
    expect(
      Object.values(pictures)
        .flat()
        .filter((picture) => picture.includes(key)).length,
    ).toBeGreaterThan(0)
  })
})
