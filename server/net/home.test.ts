import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { closeAll, house } from '../../test/open.ts'

afterEach(closeAll)

/** What the house says to a device that has just said hello. */
async function welcome(port: number, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers })
  await once(socket, 'open')
  socket.send(JSON.stringify({ is: 'hello', token: 'a'.repeat(64) }))
  const [data] = await once(socket, 'message')
  socket.terminate()
  return JSON.parse(String(data))
}

test('who sits at the machine itself is told where others find it', async () => {
  const { port } = await house({ home: (known) => `http://192.0.2.7:${known}` })
  expect(await welcome(port)).toMatchObject({ is: 'welcome', home: `http://192.0.2.7:${port}` })
})

test('who comes through a proxy on it is not, and a house that knows no address says none', async () => {
  const { port } = await house({ home: () => 'http://192.0.2.7' })
  expect(await welcome(port, { 'x-forwarded-for': '203.0.113.9' })).not.toHaveProperty('home')
  expect(await welcome((await house()).port)).not.toHaveProperty('home')
})
