/**
 * A port at which nobody listens just now, for programs that do not say which one they took. None of those that are given out to
 * anybody who asks: it may be a while before such a program takes it.
 */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  const [event] = await Promise.race([
    once(server, 'listening').then(() => ['free']),
    once(server, 'error').then(() => ['taken']),
  ])
  if (event === 'taken') return freePort()
  server.close()
  await once(server, 'close')
  return port
}
