import { describe, expect, test } from 'vitest'
import { sources } from './clauses.ts'
import { keys } from './games.ts'
import { importsIn, importsOf, impure, wrongImports } from './imports.ts'

const root = new URL('..', import.meta.url).pathname

describe('the import check', () => {
  test('finds every import of this house pointing the right way', () => {
    const parts = importsOf(root, '{kernel,games,protocol,server,web,bots,cli,release,bench,checks}/**/*.{ts,tsx}')
    expect(parts.length).toBeGreaterThan(50)
    expect(wrongImports(parts)).toEqual([])
  })

  test.each([
    ['kernel/state.ts', 'games/rats/state.ts'],
    ['games/rats/rules.ts', 'server/main.ts'],
    ['games/rats/rules.ts', 'games/hoax/rules.ts'],
    ['games/banquet/flow.ts', 'games/toast/flow.ts'],
    ['games/rats/rules.test.ts', 'games/hoax/script.ts'],
    ['web/main.tsx', 'server/main.ts'],
    ['bots/tune/main.ts', 'cli/main.ts'],
    ['release/programs.ts', 'server/main.ts'],
    ['kernel/fair.ts', 'node_modules/pg'],
    ['games/rats/rules.ts', 'node_modules/fs'],
    ['games/rats/rules.ts', 'node_modules/vitest'],
    ['games/rats/rules.test.ts', 'node_modules/preact'],
    ['games/rats/rules.ts', 'node_modules/@noble/hashes-of-others'],
  ])('refuses that %s imports %s', (from, to) => {
    expect(wrongImports([{ from, to }])).toEqual([{ from, to }])
  })

  test.each([
    ['games/toast/flow.ts', 'games/banquet/flow.ts'],
    ['games/hoax/chronicle.test.ts', 'games/banquet/chronicle.script.ts'],
    ['games/rats/rules.ts', 'games/rats/bots/easy.ts'],
    ['games/shelf.node.ts', 'games/rats/kit.ts'],
    ['kernel/hash.ts', 'node_modules/@noble/hashes/sha2.js'],
    ['kernel/record.ts', 'node_modules/valibot'],
    ['games/rats/rules.test.ts', 'node_modules/vitest'],
    ['games/confession.script.ts', 'node_modules/vitest'],
    ['server/main.ts', 'node_modules/pg'],
  ])('lets %s import %s', (from, to) => {
    expect(wrongImports([{ from, to }])).toEqual([])
  })

  /** Each way of importing it. This check reads tests as well, so none of them stands here as it is. */
  const waysTo = (name: string) => [`import { a } from '${name}'`, `export * from '${name}'`, `import('${name}')`]

  test.each([
    ['./a.ts', ['games/rats/a.ts']],
    ['../hoax/a.ts', ['games/hoax/a.ts']],
    ['../../server/main.ts', ['server/main.ts']],
    ['#hash', ['kernel/hash.node.ts', 'kernel/hash.ts']],
    ['#nothing', ['#nothing']],
    ['pg', ['node_modules/pg']],
    ['node:fs', []],
    [')).toEqual({ seat: ', []],
  ])('knows where to %s leads', (name, to) => {
    for (const line of waysTo(name)) expect(importsIn('games/rats/rules.ts', line).map((one) => one.to)).toEqual(to)
  })

  test('refuses that a game goes by a short name to another, and that anything goes nowhere', () => {
    const wrong = (from: string, name: string) => wrongImports(waysTo(name).flatMap((line) => importsIn(from, line)))
    // To what Node reads, and to what a page does.
    expect(wrong('games/hoax/bot.ts', '#solved')).toHaveLength(2 * 3)
    expect(wrong('games/rats/bot.ts', '#solved')).toEqual([])
    expect(wrong('games/rats/bot.ts', '#nothing')).toHaveLength(3)
  })

  // `certify` is about the one game that has been solved; a script is for tests.
  const mayName = ['cli/certify.ts', 'web/replay/script.ts']

  test.each(keys)('finds nothing round the games that knows %s', (key) => {
    const known = new RegExp(`(?:games|boards)/${key}/|[!=]== '${key}'|game: '${key}'`)
    const frame = sources(root, '{kernel,protocol,server,web,cli}/**/*.{ts,tsx}').filter(
      ({ path }) => !/\.test\.ts$|^web\/boards\/|^cli\/template\//.test(path) && !mayName.includes(path),
    )
    expect(frame.length).toBeGreaterThan(500)
    expect(frame.filter(({ text }) => known.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('lets the server import a game through the index', () => {
    expect(wrongImports([{ from: 'server/main.ts', to: 'games/index.ts' }])).toEqual([])
  })

  test('finds the kernel and the rules pure', () => {
    expect(impure([...sources(root, 'kernel/**/*.ts'), ...sources(root, 'games/**/*.ts')])).toEqual([])
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
    'setInterval(next, 10)',
    'setImmediate(next)',
    'const now = Date()',
    'crypto.getRandomValues(bytes)',
    'const id = crypto.randomUUID()',
  ])('sees what is not pure: %s', (line) => {
    const path = 'games/a/rules.ts'
    expect(impure([{ path, text: line }])).toEqual([path])
  })

  test('lets pure lines pass', () => {
    const text = 'const die = FACES[chance(6)] // a date, Date, a process, to fetch'
    expect(impure([{ path: 'games/a/rules.ts', text }])).toEqual([])
  })
})
