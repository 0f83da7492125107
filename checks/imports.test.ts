import { describe, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { sources } from './clauses.ts'
import { importProblems, importsOf, purityProblems } from './imports.ts'

const root = new URL('..', import.meta.url).pathname

describe('the import check', () => {
  test('finds every import of this house pointing the right way', () => {
    const parts = importsOf(root, '{kernel,games,protocol,server,web,cli,bench,checks}/**/*.{ts,tsx}')
    expect(parts.length).toBeGreaterThan(50)
    expect(importProblems(parts)).toEqual([])
  })

  test.each([
    ['kernel/state.ts', 'games/rats/state.ts'],
    ['games/rats/rules.ts', 'server/main.ts'],
    ['games/rats/rules.ts', 'games/hoax/rules.ts'],
    ['games/banquet/flow.ts', 'games/toast/flow.ts'],
    ['games/rats/rules.test.ts', 'games/hoax/script.ts'],
    ['web/main.tsx', 'server/main.ts'],
  ])('refuses that %s imports %s', (from, to) => {
    expect(importProblems([{ from, to }])).toEqual([`${from} must not import ${to}`])
  })

  test.each([
    ['games/toast/flow.ts', 'games/banquet/flow.ts'],
    ['games/hoax/chronicle.test.ts', 'games/banquet/chronicle.script.ts'],
    ['games/rats/rules.ts', 'games/rats/bots/easy.ts'],
    ['games/shelf.node.ts', 'games/rats/kit.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(importProblems([{ from, to }])).toEqual([])
  })

  test('finds no word of any game in the server', () => {
    const server = sources(root, 'server/**/*.ts').filter(({ path }) => !path.endsWith('.test.ts'))
    const words = games.map(({ key }) => key)
    const said = server.flatMap(({ path, text }) =>
      words.filter((word) => text.includes(word)).map((word) => [path, word]),
    )
    expect(said).toEqual([])
  })

  test('lets the server import a game through the index', () => {
    expect(importProblems([{ from: 'server/main.ts', to: 'games/index.ts' }])).toEqual([])
  })

  test('finds the kernel and the rules pure', () => {
    const pure = [...sources(root, 'kernel/**/*.ts'), ...sources(root, 'games/**/*.ts')]
    // Node's own hash is a function of what it is handed, as any other; what was solved and is kept in a file never changes.
    const asGood = ['kernel/hash.node.ts', 'games/rats/bots/solved/kept.node.ts']
    const rules = pure.filter(({ path }) => !path.endsWith('.test.ts') && !asGood.includes(path))
    expect(rules.flatMap(({ path, text }) => purityProblems(path, text))).toEqual([])
  })

  test.each([
    'const die = Math.random()',
    "await fetch('/move')",
    'const now = Date.now()',
    'new Date()',
    'performance.now()',
    'process.env.SEED',
    "import { readFileSync } from 'node:fs'",
    'setTimeout(next, 10)',
  ])('sees what is not pure: %s', (line) => {
    expect(purityProblems('games/a/rules.ts', line)).toHaveLength(1)
  })

  test('lets pure lines pass', () => {
    expect(purityProblems('games/a/rules.ts', 'const die = FACES[chance(6)] // a date, a process, to fetch')).toEqual(
      [],
    )
  })
})
