/** The package, as a stranger gets it: installed from its tarball into an empty folder, without a network. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAll, newFolder, playOut, start, tableOf } from '../test/open.ts'
import { makePackage, type Packed } from './package.ts'

const root = join(import.meta.dirname, '..')
const folder = newFolder()
const bin = join(folder, 'node_modules/.bin/humbug')
let made: Packed
beforeAll(async () => {
  made = await makePackage(newFolder())
  const words = ['install', '--prefix', folder, '--offline', '--no-audit', '--no-fund', made.file]
  expect(spawnSync('npm', words, { cwd: folder }).status).toBe(0)
}, 120_000)
afterAll(closeAll)

const home = join(folder, 'home')
const begin = (words: readonly string[], node = process.execPath, more = {}) =>
  spawn(node, [bin, ...words], { cwd: folder, env: { PATH: process.env.PATH, HOME: home, LC_ALL: 'C', ...more } })

test('is small, brings no other package, and nothing that is to be compiled', () => {
  // Nearly half of it is what was solved of The Rats in the Walls.
  expect(made.size).toBeLessThan(2_270_000)
  expect(made.files.length).toBeLessThan(300)
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['humbug'])
  const paths = made.files.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'docs/systemd/humbug.service',
      'docs/Caddyfile',
      'docs/haproxy.cfg',
      'docs/turnserver.conf',
    ]),
  )
  expect(paths.filter((path) => /\.(?:ts|tsx|node|c|gyp)$|(?:^|\/)(?:test|web|node_modules)\//.test(path))).toEqual([])
})

test('opens a house with its page, in which a game is played to the end; tables are kept with what belongs to its owner', async () => {
  const house = begin(['start', '--port', '0', '--host', '127.0.0.1', '--json'])
  const [line] = await once(house.stdout, 'data')
  const { address } = JSON.parse(String(line))
  const html = await (await fetch(address, { headers: { 'accept-language': 'de' } })).text()
  expect(html).toContain('Ein Salon für ehrliche Lügner')
  for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(address + path, { headers: { 'accept-encoding': encoding } })
      expect([path, answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([path, 200, true])
    }
  }
  // As many as it takes that nobody asks faster than a house allows.
  const { people } = await tableOf(Number(new URL(address).port), 6, 6)
  await start(people)
  await playOut(people)
  house.kill('SIGTERM')
  expect(await once(house, 'exit')).toEqual([0, null])
  expect(existsSync(join(home, '.local/share/humbug/humbug.db'))).toBe(true)
})

/** A Node that is too old, if this machine has one. */
const older = (process.env.PATH ?? '')
  .split(delimiter)
  .concat('/usr/local/bin', '/usr/bin')
  .map((place) => join(place, 'node'))
  .find(
    (path) =>
      existsSync(path) && Number.parseInt(spawnSync(path, ['-v'], { encoding: 'utf8' }).stdout.slice(1), 10) < 24,
  )

describe.runIf(older && existsSync(join(root, '.runtime/node_modules')))('under a Node that is too old', () => {
  const node = older ?? ''

  test('runs with the one that it has fetched', async () => {
    const cache = join(folder, 'cache')
    mkdirSync(join(cache, 'humbug'), { recursive: true })
    symlinkSync(join(root, '.runtime/node_modules'), join(cache, 'humbug/node_modules'))
    const child = begin(['--version'], node, { XDG_CACHE_HOME: cache })
    const [out, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    expect([out, status]).toEqual([`${made.version}\n`, 0])
  })

  test('says so where none can be fetched', async () => {
    const child = begin(['--version'], node, {
      npm_config_offline: 'true',
      npm_config_cache: join(folder, 'empty'),
      XDG_CACHE_HOME: join(folder, 'nothing'),
    })
    const [err, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(err).toMatch(/too old[\s\S]*Install Node 24 or newer/)
    expect(status).toBe(1)
  })
})
