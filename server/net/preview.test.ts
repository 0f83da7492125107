import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { closeAll, house, tableOf } from '../../test/open.ts'

afterEach(closeAll)

const messenger = 'WhatsApp/2.24 A'

async function fetched(port: number, path: string, agent: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'user-agent': agent, ...headers } })
  return { status: answer.status, text: await answer.text() }
}

test('a messenger is told where a link leads, with a picture at the address it asked', async () => {
  const { port } = await house()
  const { text } = await fetched(port, '/replay/K7Q2PX/1', messenger)
  expect(text).toContain('content="You have to see this moment"')
  expect(text).toContain(`content="http://127.0.0.1:${port}/icons/preview.png"`)
  const behind = await fetched(port, '/t/K7Q2PX', messenger, { 'x-forwarded-proto': 'https', 'accept-language': 'de' })
  expect(behind.text).toContain('content="Dein Stuhl ist frei"')
  expect(behind.text).toContain(`content="https://127.0.0.1:${port}/icons/preview.png"`)
  expect((await fetched(port, '/rules', messenger)).text).toContain('<title>Humbug</title>')
})

test('it hears the same of a table that is there and of one that is not, and people get the page', async () => {
  const { port } = await house()
  const { code } = await tableOf(port, 1, 3)
  const there = await fetched(port, `/t/${code}`, messenger)
  const { status, text } = await fetched(port, '/t/ZZZZZZ', messenger)
  expect({ status, text: text.replace('/t/ZZZZZZ', `/t/${code}`) }).toEqual(there)
  expect((await fetched(port, `/t/${code}`, 'Mozilla/5.0 Firefox/140.0')).text).not.toContain('og:title')
})

const phone = (more: string) => `Mozilla/5.0 (${more}) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile`
test.each([
  ['Twitterbot/1.0', 'card'],
  ['TelegramBot (like TwitterBot)', 'card'],
  ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', 'card'],
  ['facebookexternalhit/1.1', 'card'],
  ['WhatsApp/2.23.20.0', 'card'],
  [`${phone('iPhone; CPU iPhone OS 17_5 like Mac OS X')}/15E148 Twitter for iPhone/10.50`, 'page'],
  [phone('Linux; Android 14; CUBOT KINGKONG 9'), 'page'],
  [`${phone('Linux; Android 14; Pixel 8')} Telegram-Android/11.2`, 'page'],
])('%s is shown the %s', async (agent, shown) => {
  const { port } = await house()
  expect((await fetched(port, '/t/ZZZZZZ', agent)).text.includes('og:title')).toBe(shown === 'card')
})

test('nobody who walks in is shown a card, whatever they look like; and a card has a way in', async () => {
  const { port } = await house()
  // Node's `fetch` says itself why it asks.
  const headers = { 'user-agent': messenger, 'sec-fetch-mode': 'navigate' }
  const [walking] = (await once(get({ port, path: '/t/ZZZZZZ', headers }), 'response')) as [IncomingMessage]
  expect([walking.statusCode, (await textOf(walking)).includes('og:title')]).toEqual([200, false])
  const { text } = await fetched(port, '/t/ZZZZZZ', messenger)
  const [, way = ''] = /<a href="([^"]+)">/.exec(text) ?? []
  expect(way).toBe('/t/ZZZZZZ?onward')
  const behind = await fetched(port, way, messenger)
  expect([behind.status, behind.text.includes('og:title')]).toEqual([200, false])
})

test('a path that could be more than one is not repeated', async () => {
  const { port } = await house()
  const { text } = await fetched(port, '/t/%22onfocus=alert(1)', messenger)
  expect(text).toContain('<a href="/?onward">')
  expect(text).not.toContain('alert')
})
