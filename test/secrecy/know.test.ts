/** What the page `/know` says of the house is so. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { limits } from '../../server/limits.ts'
import { language } from '../../web/app/language.ts'
import { allWitnesses, startSeen } from '../../web/app/seen.ts'
import { curious, knowWords } from '../../web/pages/know.words.ts'
import { closeAll, connect, house, newFolder, playOut, start, tableOf } from '../open.ts'
import { told } from '../tables.ts'

afterEach(closeAll)

const MINUTE = 60_000

const saidIn = (tongue: 'en' | 'de') => {
  language.value = tongue
  return knowWords()
}

test('as much in German as in English', () => {
  const points = (tongue: 'en' | 'de') => {
    const { inShort, never, known } = saidIn(tongue)
    return [inShort, never, ...curious.flatMap((who) => [known[who].can, known[who].cannot])].map(
      ({ length }) => length,
    )
  }
  expect(points('de')).toEqual(points('en'))
})

test('the figures it names are those of the house', () => {
  const { onlooker, player, finder } = saidIn('en').known
  expect(onlooker.cannot.join()).toContain('after ten wrong ones it is one every half minute')
  expect([limits.wrongTries, limits.wrongTryEvery]).toEqual([10, MINUTE / 2])
  expect(player.can.join()).toContain('after five minutes')
  expect(limits.sitInAfter).toBe(5 * MINUTE)
  expect(finder.can.join()).toContain('of the last forty')
  for (let game = 1; game <= 41; game++) startSeen(`AAAAAA-${game}`, 'seal')
  expect(allWitnesses()).toHaveLength(40)
})

test('no page sets a cookie; only who sits asks for one, and it says nothing to a script', async () => {
  expect(saidIn('en').inShort.join()).toContain('one cookie, which only keeps your chair')
  const { port } = await house()
  const here = `http://127.0.0.1:${port}`
  for (const path of ['/', '/about', '/t/ABC123', '/letters']) {
    const { headers } = await fetch(`${here}${path}`, { headers: { accept: 'text/html' } })
    expect(headers.get('set-cookie')).toBe(null)
  }
  const { headers } = await fetch(`${here}/spare`, { method: 'PUT', headers: { origin: here }, body: 'a'.repeat(64) })
  expect(headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/)
})

test('no cookies, and nothing from elsewhere', async () => {
  const { port } = await house()
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/know`, { headers: { accept: 'text/html' } })
  expect([status, headers.get('set-cookie'), headers.get('referrer-policy')]).toEqual([200, null, 'no-referrer'])
  const sources = sure(headers.get('content-security-policy'), 'policy')
    .split(';')
    .flatMap((rule) => rule.trim().split(' ').slice(1))
  expect(new Set(sources)).toEqual(new Set(["'none'", "'self'", 'data:']))
  const forbidden = sure(headers.get('permissions-policy'), 'policy').split(', ')
  expect(forbidden).toEqual(expect.arrayContaining(['camera=(self)', 'microphone=(self)', 'geolocation=()']))
})

test('neither an address, a secret number nor a password as it was typed is written down, on whatever level it logs', async () => {
  const data = newFolder()
  const log: string[] = []
  const { port, close } = await house({ data, log: 'trace', logTo: { write: (line) => log.push(line) } })
  const { code, people } = await tableOf(port, 2, 3, {}, 'open sesame')
  const stranger = await connect(port)
  expect(await told(stranger, { is: 'enter', code, password: 'open barley' })).toBe('wrong password')
  await start(people)
  await playOut(people)
  const here = `http://127.0.0.1:${port}`
  const { token } = at(people, 0)
  const spare = await fetch(`${here}/spare`, { method: 'PUT', headers: { origin: here }, body: token })
  const cookie = sure(spare.headers.get('set-cookie')?.split(';')[0], 'cookie')
  const back = await fetch(`${here}/spare`, { method: 'POST', headers: { origin: here, cookie } })
  expect(await back.text()).toBe(token)
  await close()
  const written = readdirSync(data).map((name) => readFileSync(join(data, name), 'latin1'))
  const all = [...log, ...written].join('\n')
  expect(all).toContain(code)
  const secrets = ['127.0.0.1', 'open sesame', 'open barley', ...[...people, stranger].map(({ token }) => token)]
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  // Names and hands are.
  expect(all).toContain(sure(at(people, 0).shown.chairs[0], 'chair').name)
})
