import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { games } from '../../games/index.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { closeAll, connect, house, newFolder, tableOf } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { LetterBox, PostOffice, readStamp } from '../../test/post.ts'
import { stillHouse } from '../../test/still.ts'
import { brinkOf, hangUp, type One, plays, slowBots, type Two, told } from '../../test/tables.ts'
import { deviceOf } from '../net/socket.ts'
import { databaseIn } from '../store/database-file.ts'
import { sqliteStore } from '../store/sqlite.ts'

let office: PostOffice
beforeEach(async () => {
  office = await PostOffice.open()
})
afterEach(async () => {
  await closeAll()
  office.close()
})

const near = { loopback: 'allowed' } as const
const open = (more: Parameters<typeof house>[0] = {}) =>
  house({ letters: near, ...more, limits: { letterAgain: 1, ...slowBots, ...more.limits } })

let boxes = 0

/** A letter box for this player, of which the house knows. */
async function boxOf(player: Player, language: 'en' | 'de' = 'en'): Promise<LetterBox> {
  const box = new LetterBox(`${office.origin}/box${boxes++}`, language)
  expect(await told(player, { is: 'letters', to: box.address })).toBe('ok')
  return box
}

/** A game at which the second person is away, and is asked as soon as the first one speaks. */
async function away(port: number, clock: 'off' | 'day' | 'quick' = 'day', language: 'en' | 'de' = 'en') {
  const { code, people } = await brinkOf(port, 2, 3, { clock })
  const [first, second] = people as Two
  const box = await boxOf(second, language)
  await hangUp(second, first)
  const speak = () => plays(first, { kind: 'announce', claim: 0 })
  return { code, first, second, box, speak }
}

/** Who got letters, once whatever was on its way has come: a last one, to somebody else, is waited for. */
async function boxesReached(port: number): Promise<string[]> {
  const last = await away(port)
  await last.speak()
  const { endpoint } = last.box.address
  for (let at = 0; office.origin + (await office.parcel(at)).path !== endpoint; at++);
  return office.parcels.map(({ path }) => office.origin + path).filter((reached) => reached !== endpoint)
}

const figuresOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

describe('a letter', () => {
  test.each(['off', 'day'] as const)('comes to whom is asked and away, where the candle is %s', async (clock) => {
    const { port } = await open()
    const { code, box, speak } = await away(port, clock, 'de')
    await speak()
    const { body, headers, path } = await office.parcel(0)
    expect(office.origin + path).toBe(box.address.endpoint)
    expect(box.open(body)).toEqual({ words: 'your turn', language: 'de', game: nth(games, 0).text.de.title, code })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' })
    expect(headers.topic).toMatch(/^[\w-]{32}$/)
  })

  test('is as long as any other, whatever it says', async () => {
    const { port } = await open()
    const tables = [await away(port, 'day', 'en'), await away(port, 'off', 'de')]
    for (const [at, { speak }] of tables.entries()) {
      await speak()
      await office.parcel(at)
    }
    expect(nth(office.parcels, 0).body.length).toBe(nth(office.parcels, 1).body.length)
  })

  test('is stamped by the house, with a key that stays the same', async () => {
    const data = newFolder()
    const first = await open({ data })
    const key = await (await fetch(`http://127.0.0.1:${first.port}/letters`)).text()
    const { speak } = await away(first.port)
    await speak()
    const stamp = readStamp(sure((await office.parcel(0)).headers.authorization, 'authorization'))
    expect(stamp).toMatchObject({ key, claims: { aud: office.origin, sub: 'https://humbug.invalid' } })
    expect(statSync(join(data, 'humbug.keys')).mode & 0o777).toBe(0o600)
    await first.close()
    const again = await open({ data })
    expect(await (await fetch(`http://127.0.0.1:${again.port}/letters`)).text()).toBe(key)
  })

  test('comes once a question', async () => {
    const { port } = await open()
    const { first, box, speak } = await away(port)
    await speak()
    await office.parcel(0)
    await first.must({ is: 'say', words: { is: 'phrase', phrase: 'your turn' } })
    await first.must({ is: 'lock' })
    expect(await boxesReached(port)).toEqual([box.address.endpoint])
  })

  test('comes to nobody who is here, nor to one who is away and not asked', async () => {
    const { port } = await open()
    const { people } = await brinkOf(port, 2, 3, { clock: 'days' })
    for (const player of people) await boxOf(player)
    await plays(nth(people, 0), { kind: 'announce', claim: 0 }, people)
    const other = await brinkOf(port, 2, 3, { clock: 'days' })
    const [first, second] = other.people as Two
    await boxOf(second)
    await hangUp(second, first)
    await first.must({ is: 'say', words: { is: 'phrase', phrase: 'thinking' } })
    expect(await boxesReached(port)).toEqual([])
  })

  test('comes to nobody at a table with a candle of minutes', async () => {
    const { port } = await open()
    const { speak } = await away(port, 'quick')
    await speak()
    expect(await boxesReached(port)).toEqual([])
  })

  test('comes no more once nobody wants it', async () => {
    const { port } = await open()
    const { second, speak } = await away(port)
    const back = await connect(port, second)
    await back.must({ is: 'letters', to: null })
    await speak()
    expect(await boxesReached(port)).toEqual([])
  })
})

describe('the post', () => {
  test('tries again what failed, and gives up after a while', async () => {
    const { port } = await open({ limits: { requestBurst: 1_000_000 } })
    office.answers.push(503, 500)
    const first = await away(port)
    await first.speak()
    expect(first.box.open((await office.parcel(2)).body).code).toBe(first.code)
    office.answers.push(503, 503, 503)
    const second = await away(port)
    await second.speak()
    await office.parcel(5)
    while (!(await figuresOf(port)).includes('humbug_events_total{kind="letter lost"} 1'));
    expect(await figuresOf(port)).toContain('humbug_events_total{kind="letter"} 1')
    expect(office.parcels).toHaveLength(6)
  })

  test.each([
    [404, 'forgets'],
    [410, 'forgets'],
    [400, 'keeps'],
    [307, 'keeps, and does not follow,'],
  ])('that answers %i %s an address', async (status, does) => {
    const data = newFolder()
    const { port } = await open({ data })
    office.answers.push(status)
    const { second, box, speak } = await away(port)
    await speak()
    await office.parcel(0)
    const store = sqliteStore(databaseIn(data))
    onTestFinished(() => store.close())
    const kept = () => store.addressOf(deviceOf(second.token))
    if (does === 'forgets') while (await kept()) await turn()
    expect(await boxesReached(port)).toEqual([box.address.endpoint])
    expect(await kept()).toEqual(does === 'forgets' ? undefined : box.address)
  })

  test('that is shut holds up no table and no closing house', async () => {
    const { port } = await open({ limits: { letterAgain: 600_000 } })
    const { first, speak } = await away(port)
    office.close()
    await speak()
    expect(await told(first, { is: 'list' })).toBe('tables')
  })

  test.each([
    ['could not be sent', 503],
    ['is on its way', 'nothing'],
  ] as const)('leaves nothing to be waited for in a house that has closed, when a letter %s', async (_, answer) => {
    const letterAgain = 12_345
    const { port, clock, close } = await stillHouse({ letters: near, limits: { letterAgain, ...slowBots } })
    const { speak } = await away(port, 'off')
    office.answers.push(answer)
    await speak()
    await office.parcel(0)
    if (answer === 503) while (!clock.alarms.includes(clock.now() + letterAgain)) await turn()
    await close()
    expect(clock.alarms).toEqual([])
  })
})

describe('an address', () => {
  const { p256dh, auth } = new LetterBox('').address
  const to = (endpoint: string, more: object = {}) => ({
    is: 'letters' as const,
    to: { endpoint, p256dh, auth, language: 'en' as const, ...more },
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://post.example/abc',
  ])('%s is one', async (endpoint) => {
    const { port } = await house({ letters: { services: ['post.example'] } })
    const { people } = await tableOf(port, 1, 3)
    expect(await told(nth(people, 0), to(endpoint))).toBe('ok')
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://notify.windows.com.evil.example/',
    'https://somebody:secret@fcm.googleapis.com/abc',
    'https://evilpush.apple.com/abc',
    'https://127.0.0.1/abc',
    'http://127.0.0.1:80/abc',
    'http://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://post.example/abc',
  ])('%s is none', async (endpoint) => {
    const { port } = await house()
    expect(await told(await connect(port), to(endpoint))).toBe('address')
  })

  test('has an end, and keys of the right kind', async () => {
    const { port } = await house()
    const [player] = (await tableOf(port, 1, 3)).people as One
    const good = 'https://fcm.googleapis.com/'
    expect(await told(player, to(good + 'a'.repeat(1024 - good.length)))).toBe('ok')
    expect(await told(player, to(good + 'a'.repeat(1025 - good.length)))).toBe('malformed')
    expect(await told(player, to(good, { auth: 'short' }))).toBe('malformed')
    expect(await told(player, to(good, { p256dh: `${p256dh}=` }))).toBe('malformed')
    // Right in length, and no point of the curve.
    expect(await told(player, to(good, { p256dh: 'A'.repeat(p256dh.length) }))).toBe('address')
    expect(await told(player, to('file:///etc/passwd'))).toBe('malformed')
  })

  test('is kept for those alone who have sat down somewhere; anybody may want no letters', async () => {
    const { port } = await house()
    const stranger = await connect(port)
    expect(await told(stranger, to('https://fcm.googleapis.com/abc'))).toBe('not seated')
    expect(await told(stranger, { is: 'letters', to: null })).toBe('ok')
  })
})
