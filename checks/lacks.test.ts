/** What a new game lacks is noticed, one thing at a time, in a small house of its own. */
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kit } from '../games/rats/kit.ts'
import { type Lack, lacksOf } from './lacks.ts'
import { root } from './tools.ts'
import { wishesOf } from './wishes.ts'

const KEY = 'whopper'
const MAIN = '../../server/main.ts'

/** A house with the game that authors begin with, and another one with rules of its own. */
function smallHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'humbug-lacks-'))
  cpSync(join(root, 'cli/template'), join(house, 'games', KEY), { recursive: true })
  mkdirSync(join(house, 'games/other'))
  writeFileSync(join(house, 'games/other/kit.ts'), '')
  writeFileSync(join(house, 'games/other/RULES.md'), '- O1.1 R One.\n')
  writeFileSync(join(house, 'games/shelf.node.ts'), `import { kit as ${KEY} } from './${KEY}/kit.ts'\n`)
  return house
}

const change = (file: string, from: string, to: string) => (games: string) => {
  const path = join(games, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replaceAll(from, to))
}
const add = (file: string, line: string) => (games: string) => appendFileSync(join(games, file), `${line}\n`)
const own = (file: string) => `${KEY}/${file}`

describe('before release', () => {
  test('the game that authors begin with lacks nothing', () => {
    expect(lacksOf(KEY, smallHouse())).toEqual([])
  })

  test.each<[Lack, (games: string) => void]>([
    [{ is: 'no file', file: 'imagine.ts' }, (games) => rmSync(join(games, own('imagine.ts')))],
    [{ is: 'no file', file: 'RULES.de.md' }, (games) => rmSync(join(games, own('RULES.de.md')))],
    [{ is: 'other key' }, change(own('title.ts'), KEY, 'whist')],
    [{ is: 'wrong lid', file: 'lesson.ts' }, add(own('lesson.ts'), '')],
    [{ is: 'wrong lid', file: 'gist.en.ts' }, change(own('title.ts'), "'gist', ", '')],
    [{ is: 'not shelved' }, change('shelf.node.ts', KEY, 'whist')],
    [{ is: 'no contract' }, change(own('contract.test.ts'), '\nkeeps', '\n// keeps')],
    [{ is: 'letter taken', letter: 'W', by: 'other' }, add('other/RULES.md', '- W9.1 R Two.')],
    [{ is: 'no clauses' }, change(own('RULES.md'), '- W', '- ')],
    [{ is: 'untranslated', clause: 'W3.1' }, change(own('RULES.de.md'), 'W3.1', '')],
    [{ is: 'untested', clause: 'W2.3' }, change(own('rules.test.ts'), 'W2.3', 'W2.4')],
    [{ is: 'unknown', clause: 'W7', path: 'games/other/a.test.ts' }, add('other/a.test.ts', "test('W7 seven', f)")],
    [{ is: 'silent', title: 'all', path: `games/${KEY}/rules.test.ts` }, add(own('rules.test.ts'), "test('all', f)")],
    [
      { is: 'wrong import', from: `games/${KEY}/moves.ts`, to: 'server/main.ts' },
      add(own('moves.ts'), `import '${MAIN}'`),
    ],
    [{ is: 'impure', path: `games/${KEY}/rules.ts` }, add(own('rules.ts'), 'const now = Date.now()')],
  ])('%j', (lack, spoil) => {
    const house = smallHouse()
    spoil(join(house, 'games'))
    expect(lacksOf(KEY, house)).toEqual([lack])
  })
})

test('before perfection: what a kit does not bring, and nothing else', async () => {
  expect(await wishesOf(kit as never)).toEqual([])
  const { lesson: _lesson, coach: _coach, ...rest } = kit
  expect(await wishesOf(rest as never)).toEqual(['lesson', 'coach'])
  expect(await wishesOf(rest as never, tmpdir())).toEqual(['lesson', 'picture', 'board', 'sparring', 'coach'])
})
