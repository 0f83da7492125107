import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findGame, games } from '../../games/index.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import { closeAll, connect, house, newFolder, playOut, start } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { brinkOf, gameOf, lobbyOf, plays, sameDevice, slowBots, type Two, told } from '../../test/tables.ts'
import { databaseIn } from '../store/database-file.ts'
import { sqliteStore } from '../store/sqlite.ts'
import { SLOT } from './table-copy.ts'

afterEach(closeAll)

const bearer = ({ token }: Pick<Player, 'token'>) => ({ authorization: `Bearer ${token}` })
const copyOf = (port: number, player: Pick<Player, 'token'>, code: string) =>
  fetch(`http://127.0.0.1:${port}/table/${code}`, { headers: bearer(player) })
const bring = async (port: number, player: Pick<Player, 'token'>, body: BodyInit) => {
  const answer = await fetch(`http://127.0.0.1:${port}/table`, { method: 'POST', headers: bearer(player), body })
  return [answer.status, await answer.text()]
}
const quick = { copyBurst: 1000, ...slowBots } as const
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** Another house with the same keys and nothing else. */
async function heir(data: string) {
  const other = newFolder()
  copyFileSync(join(data, 'humbug.keys'), join(other, 'humbug.keys'))
  return house({ data: other, limits: quick })
}

describe('a copy of a table', () => {
  test('brings it back whole where it is not, and the game goes on', async () => {
    const data = newFolder()
    const { port } = await house({ data, limits: quick })
    const { code, people } = await brinkOf(port, 2, 3, { clock: 'days' })
    const [host, second] = people as Two
    const copy = await bytesOf(await copyOf(port, host, code))
    const other = await heir(data)
    expect(await bring(other.port, second, copy)).toEqual([201, code])
    const back = [await sameDevice(other.port, host, code), await sameDevice(other.port, second, code)]
    for (const [at, player] of back.entries()) {
      expect([player.seat, player.game, player.hand]).toEqual([at, nth(people, at).game, nth(people, at).hand])
    }
    await plays(nth(back, 0), { kind: 'announce', claim: 0 }, back)
    expect(nth(back, 1).view.agenda.asked).toEqual([1])
    const mine = await nth(back, 1).ask({ is: 'mine' })
    expect(mine).toMatchObject({ tables: [{ code, own: { turn: 'yours' } }] })
    expect(await told(nth(back, 0), { is: 'lock' })).toBe('ok')
  })

  test('gives everybody who is asked a fresh candle', async () => {
    const data = newFolder()
    const long = { day: 60_000 }
    const { port } = await house({ data, limits: quick, thinking: long })
    const { code, people } = await gameOf(port, 2, 3, { clock: 'day' })
    const copy = await bytesOf(await copyOf(port, nth(people, 0), code))
    const other = newFolder()
    copyFileSync(join(data, 'humbug.keys'), join(other, 'humbug.keys'))
    const later = Date.now() + 1_000_000
    const clock = { now: () => later, at: () => () => {} }
    const there = await house({ data: other, limits: quick, instead: { clock } })
    expect(await bring(there.port, nth(people, 0), copy)).toEqual([201, code])
    const back = await sameDevice(there.port, nth(people, 0), code)
    expect(back.shown.deadlines[0]).toBe(later + 60_000)
  })

  test('is handed to the host alone', async () => {
    const { port } = await house({ limits: quick })
    const { code, people } = await lobbyOf(port, 2, 3)
    const [host, second] = people as Two
    const statuses = async (...askers: Pick<Player, 'token'>[]) =>
      Promise.all(askers.map(async (player) => (await copyOf(port, player, code)).status))
    expect(await statuses(host, second, new Player(), { token: 'x' })).toEqual([200, 404, 404, 404])
    expect((await copyOf(port, host, '000000')).status).toBe(404)
    await host.must({ is: 'hand on', seat: 1 })
    expect(await statuses(host, second)).toEqual([404, 200])
  })

  test('never takes the place of a table that is there, open or cleared', async () => {
    const { port } = await house({ limits: quick })
    const { code, people } = await brinkOf(port, 2, 3)
    const [host] = people as Two
    const copy = await bytesOf(await copyOf(port, host, code))
    await plays(host, { kind: 'announce', claim: 0 }, people)
    expect(await bring(port, host, copy)).toEqual([409, 'exists'])
    expect((await sameDevice(port, host, code)).seq).toBe(host.seq)
    await host.must({ is: 'close' })
    expect(await bring(port, host, copy)).toEqual([409, 'exists'])
  })

  test('is refused when a single bit of it is another, or another house has sealed it', async () => {
    const data = newFolder()
    const { port } = await house({ data, limits: quick })
    const { code, people } = await lobbyOf(port, 2, 3)
    const copy = await bytesOf(await copyOf(port, nth(people, 0), code))
    const other = await heir(data)
    for (const at of [0, 40, 45, 60, copy.length >> 1, copy.length - 1]) {
      const forged = Buffer.from(copy)
      forged.writeUInt8(forged.readUInt8(at) ^ 1, at)
      expect(await bring(other.port, nth(people, 0), forged), `byte ${at}`).toEqual([422, 'foreign'])
    }
    for (const text of ['', 'Dear diary', copy.subarray(0, 50), copy.subarray(0, -1)])
      expect(await bring(other.port, nth(people, 0), text)).toEqual([422, 'foreign'])
    const stranger = await house({ limits: quick })
    expect(await bring(stranger.port, nth(people, 0), copy)).toEqual([422, 'foreign'])
    expect(await bring(other.port, nth(people, 0), copy)).toEqual([201, code])
  })

  test('is taken from people of that table alone', async () => {
    const data = newFolder()
    const { port } = await house({ data, limits: quick })
    const { code, people } = await lobbyOf(port, 2, 3)
    const copy = await bytesOf(await copyOf(port, nth(people, 0), code))
    const other = await heir(data)
    expect(await bring(other.port, new Player(), copy)).toEqual([403, 'stranger'])
    expect(await bring(other.port, { token: '' }, copy)).toEqual([403, 'stranger'])
    expect(await told(await connect(other.port, new Player(nth(people, 0).token)), { is: 'enter', code })).toBe(
      'no table',
    )
  })

  test('has bounds: in size, and in how many come at once', async () => {
    const small = await house({ limits: { ...quick, copyBytes: 1000 } })
    expect(await bring(small.port, new Player(), Buffer.alloc(1001))).toEqual([413, 'too big'])
    expect(await bring(small.port, new Player(), Buffer.alloc(1000))).toEqual([422, 'foreign'])
    const slow = await house({ limits: { copyBurst: 2, copyEvery: 600_000 } })
    const words = ['', '', ''].map((body) => bring(slow.port, new Player(), body))
    expect((await Promise.all(words)).map(([, word]) => word).sort()).toEqual(['foreign', 'foreign', 'too fast'])
    expect((await copyOf(slow.port, new Player(), '000000')).status).toBe(429)
  })

  test('is the only thing that can be posted', async () => {
    const { port } = await house()
    for (const [method, path] of [
      ['POST', '/'],
      ['POST', '/table/ABC123'],
      ['PUT', '/table'],
      ['DELETE', '/table/ABC123'],
      ['POST', '/letters'],
    ])
      expect((await fetch(`http://127.0.0.1:${port}${path}`, { method: sure(method, 'method') })).status).toBe(405)
  })
})

describe('what a copy weighs', () => {
  test('follows from the number of deeds alone, and no hand can be read in it', async () => {
    const { port } = await house({ limits: quick })
    const { code, people } = await gameOf(port, 2, 3)
    const [host] = people as Two
    const weigh = async () => (await bytesOf(await copyOf(port, host, code))).length
    const before = await weigh()
    await plays(host, { kind: 'shake' }, people)
    const copy = await bytesOf(await copyOf(port, host, code))
    expect(copy.length - before).toBe(SLOT)
    expect(copy.includes('shake')).toBe(false)
    expect(copy.includes(host.token)).toBe(false)
  })

  test.each(games.map(({ key }) => key))('every line of %s that hides something fits into one slot', async (key) => {
    const data = newFolder()
    const { port } = await house({ data })
    const game = sure(findGame(key), 'game of this name')
    const [, seats] = game.seats
    const settings = { game: key, seats, options: defaults(game, seats) as Record<string, string> }
    const { code, people } = await lobbyOf(port, 1, seats, settings)
    await start(people)
    await playOut(people)
    const store = sqliteStore(databaseIn(data))
    const lines = await store.lines(code, 1)
    await store.close()
    const hiding = lines.filter(({ text }) => /"kind":"(?:dealt|played)"/.test(text))
    expect(Math.max(...hiding.map((line) => JSON.stringify(line).length))).toBeLessThan(SLOT - 200)
  })
})
