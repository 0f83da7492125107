/** Whoever has the programs and Node has all they need: tried in a folder far from our packages. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from '../kernel/at.ts'
import type { Seat } from '../kernel/state.ts'
import { languages } from '../kernel/text.ts'
import { closeAll, newFolder, playOut, start, tableOf } from '../test/open.ts'
import type { Player } from '../test/player.ts'
import { thePostgres } from '../test/postgres/server.ts'
import { watcher } from '../test/tables.ts'
import { writePrograms } from './programs.ts'

const root = join(import.meta.dirname, '..')
const folder = newFolder()
const data = join(folder, 'data')
beforeAll(async () => {
  await writePrograms(folder)
  mkdirSync(join(folder, 'page'))
  for (const language of languages)
    writeFileSync(join(folder, `page/index.${language}.html`), `<!doctype html><html lang="${language}">`)
})
afterAll(closeAll)

const begin = (...words: string[]) =>
  spawn(process.execPath, [join(folder, 'lib/humbug.js'), ...words], { cwd: folder, env: { LC_ALL: 'C' } })

async function humbug(...words: string[]): Promise<string> {
  const child = begin(...words)
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  // Every ten seconds it is said how far long work is.
  expect([err.replaceAll(/^\d+ of \d+ games\n/gm, ''), status]).toEqual(['', 0])
  return out
}

/** Opens a house, lets something happen there, and closes it. */
async function opened(where: readonly string[], work: (port: number) => Promise<void>): Promise<void> {
  const child = begin('start', '--port', '0', '--host', '127.0.0.1', '--json', ...where)
  const wrongs = text(child.stderr)
  const [line] = await once(child.stdout, 'data')
  await work(Number(new URL(JSON.parse(String(line)).address).port))
  child.kill('SIGTERM')
  const [status] = await once(child, 'exit')
  expect([await wrongs, status]).toEqual(['', 0])
}

/** Resolves once a puppet was asked and has moved. */
async function meets(player: Player, puppet: Seat): Promise<void> {
  const isAsked = () => player.view.agenda.asked.includes(puppet)
  await player.until(isAsked)
  await player.until(() => !isAsked())
}

/** Somebody's own bot, in TypeScript, sits down and answers, at a table of this code. */
async function seatsProgram(port: number): Promise<string> {
  const { code, people } = await tableOf(port, 2, 2, { seats: 3, programs: 'open' })
  const file = join(root, 'docs/authoring/bots/ratter.ts')
  const child = begin('play', `http://127.0.0.1:${port}/t/${code}`, '--bot', file)
  const wrongs = text(child.stderr)
  const host = at(people, 0)
  await host.until(() => host.shown.chairs[2]?.sitter === 'program')
  await start(people)
  void playOut(people)
  await meets(host, 2)
  child.kill('SIGTERM')
  expect([(await once(child, 'exit'))[0], await wrongs]).toEqual([0, ''])
  return code
}

test('a house is opened, a puppet and a program play in it, and its tables are copied and moved into a database', async () => {
  const codes: string[] = []
  await opened(['--data', data], async (port) => {
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<html lang="en">')
    const { people, code } = await tableOf(port, 2, 3)
    await start(people)
    void playOut(people)
    await Promise.all(people.map((player) => meets(player, 2)))
    codes.push(code, await seatsProgram(port))
  })
  expect(await humbug('backup', join(folder, 'copy'), '--data', data)).toContain('copy')
  const database = await (await thePostgres()).newDatabase()
  expect(JSON.parse(await humbug('move', '--from', data, '--to', database, '--json'))).toMatchObject({ tables: 2 })
  await opened(['--store', database], async (port) => {
    for (const code of codes) expect((await watcher(port, code)).room?.chairs).toHaveLength(3)
  })
})

test('who wants to write a game is told that there is nothing to write on', async () => {
  const child = begin('new', 'whist', '--letter', 'V')
  const [err, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([err, status]).toEqual([expect.stringContaining('a clone of the project'), 2])
})

test('games are simulated by many hands, and their record is proven and told', async () => {
  const file = join(folder, 'game.humbug')
  await humbug('simulate', 'rats', '--games', '2', '--record', file)
  expect(JSON.parse(await humbug('verify', file, '--json'))).toMatchObject({ fair: true })
  expect((await humbug('replay', file)).split('\n').length).toBeGreaterThan(10)
  const bot = join(root, 'docs/authoring/bots/ratter.ts')
  expect(await humbug('tournament', 'rats', '--seats', `${bot},easy,random`, '--games', '3')).toContain('ratter.ts')
})

test('they know their version, and are few files', async () => {
  expect(await humbug('--version')).toBe(`${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}\n`)
  expect(readdirSync(join(folder, 'lib')).filter((name) => name.endsWith('.js')).length).toBeLessThan(40)
})
