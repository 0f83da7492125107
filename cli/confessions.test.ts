import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { fetchConfessor } from '../games/parts.ts'
import { rats } from '../games/rats/index.ts'
import { fairGame } from './fair-game.ts'
import { here as humbug, inEnglish } from './heard.ts'

inEnglish()
const folder = mkdtempSync(join(tmpdir(), 'humbug-confessions-'))
const file = join(folder, 'game.humbug')
const begun = join(folder, 'begun.humbug')

/** Games whose puppets own up to nothing yet. */
const tacit = (await Promise.all(games.map(async (game) => ((await fetchConfessor(game.key)) ? [] : game)))).flat()

beforeAll(async () => {
  const record = await fairGame(rats, new Array(4).fill('normal'), 1)
  writeFileSync(file, record)
  writeFileSync(begun, `${record.split('\n').slice(0, 6).join('\n')}\n`)
})

test('after its story a record tells what each seat owns up to, or one of them', async () => {
  const { out } = await humbug('replay', file, '--confess')
  const plain = (await humbug('replay', file)).out.trimEnd()
  expect(out.startsWith(plain)).toBe(true)
  expect(out.slice(plain.length).match(/^Seat \d, if a puppet sat there, owns up:$/gm)).toHaveLength(4)
  const one = (await humbug('replay', file, '--confess', '--seat', '2', '--lang', 'de')).out
  expect(one.match(/^Platz \d gesteht, falls dort eine Puppe saß:$/gm)).toEqual([
    'Platz 2 gesteht, falls dort eine Puppe saß:',
  ])
  expect(one).toMatch(/^ {2}Schritt \d+: Ich /m)
})

test('machines are told what was thought as data', async () => {
  const { out } = await humbug('replay', file, '--confess', '--seat', '2', '--json')
  const admissions = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ thought }) => thought)
  expect(admissions).toHaveLength(3)
  for (const one of admissions) expect(one).toMatchObject({ seat: 1, thought: { reason: expect.any(String) } })
})

test('before a game is over nobody owns up to anything', async () => {
  const { out, status } = await humbug('replay', begun, '--confess')
  expect(status).toBe(0)
  expect(out.trim().split('\n').at(-1)).toBe('The game is not over, so nobody owns up to anything yet.')
})

test.each(tacit.map((game) => [game.key, game] as const))(
  '%s, over, says that nobody has written them down',
  async (_, game) => {
    const over = join(folder, `${game.key}.humbug`)
    writeFileSync(over, await fairGame(game, new Array(game.seats[0]).fill('easy'), 1))
    const last = async (...words: string[]) =>
      (await humbug('replay', over, '--confess', ...words)).out.trim().split('\n').at(-1)
    expect([await last(), await last('--lang', 'de')]).toEqual([
      'Nobody has written down what puppets of this game would own up to.',
      'Was Puppen dieses Spiels zu gestehen hätten, hat noch niemand aufgeschrieben.',
    ])
  },
)
