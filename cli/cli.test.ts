import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findGame, games } from '../games/index.ts'
import { rats } from '../games/rats/index.ts'
import { verify } from '../kernel/verify.ts'
import { inAll } from '../test/long.ts'
import { fairGame } from './fair-game.ts'
import { apart, here as humbug, main } from './heard.ts'

const folder = mkdtempSync(join(tmpdir(), 'humbug-cli-'))
beforeAll(() => {
  vi.stubEnv('LC_ALL', 'C')
  vi.stubEnv('HUMBUG_DATA', join(folder, 'data'))
})
afterAll(() => vi.unstubAllEnvs())

const json = async (...words: string[]) => JSON.parse((await humbug(...words, '--json')).out)

describe('wrong words get one clear line and exit code 2', () => {
  test.each([
    [['dance'], 'there is no command “dance”'],
    [['simulate'], 'GAME is missing'],
    [['simulate', 'whist'], 'there is no game “whist”; there are: rats'],
    [['simulate', 'rats', 'goblets'], '“goblets” is one word too many'],
    [['simulate', 'rats', '--colour', 'red'], 'there is no flag --colour here'],
    [['simulate', 'rats', '--games', 'many'], '--games wants a whole number from 1'],
    [['simulate', 'rats', '--games', '0'], '--games wants a whole number from 1'],
    [['simulate', 'rats', '--games'], '--games wants a value'],
    [['simulate', 'rats', '--json=yes'], '--json takes no value'],
    [['simulate', 'rats', '--players', '2'], 'this game is for 3 to 12, not 2'],
    [['simulate', 'rats', '--bots', 'easy,easy'], '2 bots do not fill 3 seats'],
    [['simulate', 'rats', '--games', '1', '--record', '/nowhere/x'], '“/nowhere/x” cannot be written'],
    [['tournament', 'rats'], '--seats is missing'],
    [['tournament', 'rats', '--seats', 'easy,clever,easy'], 'there is no bot “clever”'],
    [['verify'], 'FILE is missing'],
    [['verify', '/nowhere/x'], '“/nowhere/x” cannot be read'],
    [['replay', '/nowhere/x'], '“/nowhere/x” cannot be read'],
    [['start', 'now'], '“now” is one word too many'],
    [['start', '--port', '70000'], '--port wants a whole number from 0 to 65535'],
    [['start', '--keep', 'long'], '--keep wants a time such as 12h, 90d, 8w or 2y, not “long”'],
    [['start', '--keep', '0d'], '--keep wants a time'],
    [['start', '--contact', 'mailto:nobody'], '--contact wants mailto:you@… or https://…'],
    [['start', '--turn', 'http://relay'], '--turn wants turn:HOST:PORT or stun:HOST:PORT'],
    [['start', '--turn', 'turn:relay.example:3478'], 'set HUMBUG_TURN_SECRET'],
    [['--lang', 'fr'], '--lang is en or de'],
    [['dance', '--lang', 'de'], 'es gibt keinen Befehl „dance“'],
    [['simulate', 'whist', '--lang', 'de'], 'es gibt kein Spiel „whist“'],
  ])('%j', async (words, line) => {
    const { status, out, err } = await humbug(...words)
    expect([status, out, err.trim().split('\n').length]).toEqual([2, '', 1])
    expect(err).toContain(line)
  })
})

describe('a process of its own', () => {
  const unfair = join(folder, 'unfair.humbug')
  beforeAll(() => writeFileSync(unfair, 'no record'))

  test.each([
    [0, ['--version']],
    [1, ['verify', unfair]],
    [2, ['simulate', 'whist']],
  ])('ends with %i, and with the same words as here', async (status, words) => {
    const answer = await apart(...words)
    expect(answer).toEqual(await humbug(...words))
    expect([answer.status, answer.out !== '', answer.err !== '']).toEqual([status, status < 2, status === 2])
  })
})

describe('help', () => {
  test('of the version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    expect((await humbug('--version')).out).toBe(`${version}\n`)
  })

  test('is there for the house and for every command, in both languages', async () => {
    expect((await humbug('--help')).out).toContain('humbug verify FILE')
    expect((await humbug('--lang', 'de')).out).toContain('humbug verify DATEI')
    for (const command of ['start', 'simulate', 'tournament', 'replay', 'verify', 'backup', 'restore', 'move']) {
      expect((await humbug(command, '--help')).out).toContain(`humbug ${command}`)
      expect((await humbug(command, '--help', '--lang', 'de')).out).toContain(`humbug ${command}`)
    }
    expect((await humbug('simulate', '--help', '--lang', 'de')).out).toContain('SPIEL')
  })
})

describe('simulate', () => {
  test('counts lengths, endings, claims, lies told and caught', async () => {
    const report = await json('simulate', 'rats', '--players', '6', '--games', '200')
    expect(report).toMatchObject({ game: 'rats', players: 6, games: 200, moves: { least: expect.any(Number) } })
    expect(Object.values<number>(report.endings).reduce((sum, count) => sum + count)).toBe(200)
    expect(report.counts.lies).toBeGreaterThan(report.counts['lies caught'])
    expect(report.counts.doubts + report.counts.beliefs).toBeLessThanOrEqual(report.counts.claims)
    expect(report.wins.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1)
  })

  test('repeats itself for the same seed', async () => {
    const words = ['simulate', 'rats', '--games', '40']
    const report = await json(...words)
    expect(await json(...words)).toEqual(report)
    expect(await json(...words, '--seed', '2')).not.toEqual(report)
  })
})

describe('tournament', () => {
  test('prints shares in the order of the seats named, whoever sits where', async () => {
    const words = ['tournament', 'rats', '--seats', 'easy,random,random', '--games', '150', '--rotate', '--seed', '1']
    const { shares } = await json(...words)
    expect(shares.map(({ bot }: { bot: string }) => bot)).toEqual(['easy', 'random', 'random'])
    expect(shares[0].share).toBeGreaterThan(shares[1].share)
    for (const { share, low, high } of shares) expect(low <= share && share <= high).toBe(true)
    const { out } = await humbug(...words)
    expect(out).toContain('95 %')
    expect(out).toMatch(/the first of them \(easy\)[\s\S]*claims +\d/)
  })

  test('with shuffled chairs gives the same share to those who play the same, whoever they are named after', async () => {
    const seats = ['easy', 'random', 'random', 'random', 'random']
    const words = ['tournament', 'rats', '--seats', seats.join(), '--games', '1500', '--rotate', '--seed', '1']
    const [easy, ...alike] = (await json(...words)).shares as { share: number; high: number }[]
    const mean = alike.reduce((sum, { share }) => sum + share, 0) / alike.length
    expect(easy?.share).toBeGreaterThan(2 * mean)
    // `high` lies two standard errors above: twice that is rare by chance, and the seed is fixed.
    for (const { share, high } of alike) expect(Math.abs(share - mean)).toBeLessThan(2 * (high - share))
  })
})

describe('a record', () => {
  const file = join(folder, 'game.humbug')
  beforeAll(async () => {
    await humbug('simulate', 'rats', '--players', '4', '--games', '1', '--record', file)
  })

  test('is verified', async () => {
    expect(await humbug('verify', file)).toMatchObject({
      status: 0,
      out: expect.stringContaining('complete, legal, and agrees with itself'),
    })
    expect(await json('verify', file)).toMatchObject({ fair: true, game: 'rats', seats: 4 })
  })

  test('is told, to everybody and to one seat', async () => {
    const all = (await humbug('replay', file)).out.split('\n')
    const one = (await humbug('replay', file, '--seat', '1')).out.split('\n')
    expect(all[0]).toMatch(/^Seat \d starts/)
    expect(one.length).toBeGreaterThanOrEqual(all.length)
    expect((await humbug('replay', file, '--lang', 'de')).out).toMatch(/^Platz \d beginnt/)
    expect((await humbug('replay', file, '--seat', '5')).status).toBe(2)
  })

  test('is told to machines as views, without what a seat cannot see', async () => {
    const lines = (await humbug('replay', file, '--json')).out.trim().split('\n')
    for (const line of lines) expect(Object.keys(JSON.parse(line)).sort()).toEqual(['agenda', 'seats', 'table'])
  })

  test('is told without a word of complaint to a reader who goes away', async () => {
    const long = join(folder, 'long.humbug')
    writeFileSync(long, await fairGame(rats, Array(12).fill('random'), 1))
    const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${main}" replay "${long}" --json | head -c 10`], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
  })

  test('is rejected with exit code 1 once it was touched, also by bytes that are no text', async () => {
    const bytes = readFileSync(file)
    const touched = join(folder, 'touched.humbug')
    for (const at of [0, 30, bytes.length >> 1, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      writeFileSync(touched, changed)
      expect((await humbug('verify', touched)).status).toBe(1)
    }
    expect(await json('verify', touched)).toMatchObject({ fair: false, flaw: 'unreadable' })
    expect((await humbug('replay', touched)).status).toBe(2)
  })
})

describe('a record of every game', () => {
  test.each(games)('$key is rejected after any single changed byte', async (game) => {
    const seats = game.seats[0]
    const original = Buffer.from(await fairGame(game, Array(seats).fill('easy'), 3))
    expect(verify(original.toString(), findGame).fair).toBe(true)
    fc.assert(
      fc.property(fc.nat(original.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(original)
        changed[at] = (changed[at] ?? 0) ^ flip
        expect(verify(changed.toString(), findGame).fair).toBe(false)
      }),
      { numRuns: inAll(300, 1000) },
    )
  })
})

describe('start', () => {
  /** All that it has said by the time it is gone. */
  async function opened(words: string[], use: (address: string) => Promise<void>): Promise<string> {
    const child = spawn(process.execPath, [main, 'start', '--port', '0', '--host', '127.0.0.1', ...words])
    const closed = once(child, 'close')
    const said: string[] = []
    child.stdout.setEncoding('utf8').on('data', (some) => said.push(some))
    try {
      for await (const line of createInterface(child.stdout)) {
        const address = /http:\/\/[\d.:]+/.exec(line)?.[0]
        if (!address) continue
        await use(address)
        break
      }
    } finally {
      child.kill('SIGTERM')
      child.kill('SIGTERM')
    }
    await closed
    return said.join('')
  }

  test('serves the page in both languages, its files and nothing else, and closes when told to', async () => {
    const said = await opened(['--lang', 'en', '--keep', '90d'], async (address) => {
      expect(await (await fetch(`${address}/kept`)).json()).toEqual({ days: 90 })
      const page = await fetch(address)
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      const html = await page.text()
      expect(html).toContain('A parlour for honest liars')
      const german = await fetch(address, { headers: { 'accept-language': 'de-AT,de;q=0.9' } })
      expect(await german.text()).toContain('<html lang="de">')
      expect(await (await fetch(`${address}/?lang=de`)).text()).toContain('Ein Salon für ehrliche Lügner')
      const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
      expect(files.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(2)
      for (const path of [...files, '/sw.js', '/assets.json', '/healthz']) {
        expect([path, (await fetch(address + path)).status]).toEqual([path, 200])
      }
      for (const path of ['/../package.json', '/assets/../../package.json', '/web/main.tsx', '/constructor', '/%']) {
        expect((await fetch(address + path)).status).toBe(404)
      }
      expect((await fetch(address, { method: 'POST' })).status).toBe(405)
    })
    // Its last words: a second call that comes after them finds nobody, or cuts short what has nothing more to do.
    expect(said).toMatch(/Humbug has closed\.\n$/)
  })

  test('says so when the port is taken', async () => {
    await opened(['--json'], async (address) => {
      const { port } = new URL(address)
      const elsewhere = join(folder, 'elsewhere')
      const { status, err } = await apart('start', '--host', '127.0.0.1', '--port', port, '--data', elsewhere)
      expect([status, err]).toEqual([75, expect.stringContaining(`port ${port} is taken`)])
    })
  })
})
