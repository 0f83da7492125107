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
  expect(await fetched(port, '/t/ZZZZZZ', messenger)).toEqual(there)
  expect((await fetched(port, `/t/${code}`, 'Mozilla/5.0 Firefox/140.0')).text).not.toContain('og:title')
})
