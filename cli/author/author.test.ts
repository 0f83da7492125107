/** A game is written and looked at in a copy of the sources, by a process of its own as an author would have it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { root } from '../../checks/tools.ts'
import { here, inEnglish } from '../heard.ts'
import { shelvedIn } from './shelf.ts'

inEnglish()

/** All that stands behind these commands; the packages are linked. */
const parts = [
  ...['kernel', 'games', 'protocol', 'checks', 'cli', 'server/ops', 'web/assets.d.ts'],
  ...['contract', 'long', 'draw', 'seed', 'folder'].map((name) => `test/${name}.ts`),
  ...['biome.json', 'tsconfig.json', 'vitest.config.ts', 'package.json', '.gitignore'],
]

function sources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-author-'))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

async function humbug(folder: string, ...words: string[]) {
  const child = spawn(process.execPath, [join(folder, 'cli/main.ts'), ...words])
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, status }
}

test('a new game is green at once, and stands on the shelf', async () => {
  const folder = sources()
  const made = await humbug(folder, 'new', 'whist', '--letter', 'V')
  expect([made.status, made.err]).toEqual([0, ''])
  expect(made.out).toContain('./humbug check whist')
  const { out, status } = await humbug(folder, 'check', 'whist', '--json')
  const { seen, lacks, wishes } = JSON.parse(out)
  expect(seen).toEqual(
    ['parts', 'types', 'lint', 'contract', 'rules', 'texts'].map((look) => ({
      ...{ look, content: true, words: '', took: expect.any(Number) },
    })),
  )
  expect([status, lacks]).toEqual([0, []])
  expect(wishes).toEqual(expect.arrayContaining(['lesson', 'board', 'puppets']))
  expect(wishes).not.toContain('plain')

  // What cannot even be read is said in words, and keeps nobody from another game.
  appendFileSync(join(folder, 'games/whist/rules.ts'), 'const = 1\n')
  const broken = await humbug(folder, 'check', 'whist')
  expect([broken.status, broken.out]).toEqual([1, expect.stringContaining('games/whist/rules.ts')])
  expect(await humbug(folder, 'new', 'faro', '--letter', 'A')).toMatchObject({ status: 0, err: '' })
})

describe('wrong words change nothing, and get one clear line', () => {
  test.each([
    [['new'], 'NAME is missing'],
    [['new', 'whist'], '--letter is missing'],
    [['new', 'Whist', '--letter', 'V'], '“Whist” is no name'],
    [['new', 'constructor', '--letter', 'V'], '“constructor” is no name'],
    [['new', 'class', '--letter', 'V'], '“class” is no name'],
    [['new', '../rats', '--letter', 'V'], 'is no name'],
    [['new', 'rats', '--letter', 'V'], '“rats” is taken'],
    [['new', 'banquet', '--letter', 'V'], '“banquet” is taken'],
    [['new', 'plain', '--letter', 'V'], '“plain” is taken'],
    [['new', 'whist', '--letter', 'v'], 'one capital letter, A to Z, not “v”'],
    [['new', 'whist', '--letter', 'Ä'], 'one capital letter'],
    [['new', 'whist', '--letter', 'R'], 'the clauses of rats begin with R already; free are: A B'],
    [['new', 'whist', '--letter', 'R', '--lang', 'de'], 'die Klauseln von rats beginnen schon mit R'],
    [['check', 'whist'], 'there is no game “whist”; there are: dice'],
    [['check', 'banquet', '--lang', 'de'], 'es gibt kein Spiel „banquet“'],
  ])('%j', async (words, line) => {
    const { status, out, err } = await here(...words)
    expect([status, out, err.trim().split('\n').length]).toEqual([2, '', 1])
    expect(err).toContain(line)
  })
})

describe('the shelf with one more game on it', () => {
  const shelf = (imports: readonly string[], list: string) =>
    [...imports.map((name) => `import { kit as ${name} } from './${name}/kit.ts'`), '', list, ''].join('\n')

  test('has it in the order of the alphabet, and last in the house', () => {
    const before = shelf(['hoax', 'rats'], 'const kits: readonly Kit[] = [rats, hoax]')
    const after = shelf(['hoax', 'pit', 'rats'], 'const kits: readonly Kit[] = [rats, hoax, pit]')
    expect(shelvedIn(before, 'pit')).toBe(after)
  })

  test('breaks its list where that is too long for a line, and goes on in the same way', () => {
    const names = Array.from('abcdefghij', (letter) => letter.repeat(9))
    const list = (some: readonly string[]) =>
      `const kits: readonly Kit[] = [\n${some.map((one) => `  ${one},\n`).join('')}]`
    const [one, two] = [
      [...names, 'pit'],
      [...names, 'pit', 'quiz'],
    ]
    expect(shelvedIn(shelf(names, `const kits: readonly Kit[] = [${names.join(', ')}]`), 'pit')).toBe(
      shelf(one, list(one)),
    )
    expect(shelvedIn(shelf(one, list(one)), 'quiz')).toBe(shelf(two, list(two)))
  })

  test('is not touched where it cannot be read', () => {
    expect(shelvedIn('export const shelf = []', 'pit')).toBe(undefined)
  })
})
