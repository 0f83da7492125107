import { once } from 'node:events'
import { request } from 'node:http'
import { connect as dialRaw } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { WIRE } from '../../protocol/wire/words.ts'
import { closeAll, house } from '../../test/open.ts'

afterEach(closeAll)

/** The example of RFC 6455, 1.3. */
const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='
const ACCEPT = 's3pPLMBiTxaQ9kYGzzhZRbK+xOo='

const wanted = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': KEY,
}

/** Knocks, and says how the door answers. */
async function knock(headers: Record<string, string>, method = 'GET', path = '/socket') {
  const { port } = await house()
  const asked = request({ port, host: '127.0.0.1', path, method, headers })
  asked.end()
  const [answer, socket] = await Promise.race([once(asked, 'upgrade'), once(asked, 'response')])
  socket?.destroy()
  answer.resume?.()
  return { status: answer.statusCode, headers: answer.headers }
}

describe('the door for sockets', () => {
  test('greets as the protocol wants it, and chooses no words where none are offered', async () => {
    const { status, headers } = await knock(wanted)
    expect(status).toBe(101)
    expect(headers).toMatchObject({ upgrade: 'websocket', 'sec-websocket-accept': ACCEPT })
    expect(headers).not.toHaveProperty('sec-websocket-protocol')
    expect(headers).not.toHaveProperty('sec-websocket-extensions')
  })

  test.each([
    ['ours', WIRE, WIRE],
    ['ours among others', `older, ${WIRE}`, WIRE],
    ['the first of those it does not know', 'older,oldest', 'older'],
  ])('chooses %s', async (_, offered, chosen) => {
    const { headers } = await knock({ ...wanted, 'sec-websocket-protocol': offered })
    expect(headers['sec-websocket-protocol']).toBe(chosen)
  })

  test.each<[string, number]>([
    ['/socket/N941HV', 101],
    ['/socket/n941hv', 404],
    ['/socket/N941HU', 404],
    ['/socket/N941H', 404],
    ['/socket/N941HV/N941HV', 404],
    ['/socket/', 404],
    ['/socket/%4E941HV', 404],
  ])('answers at %s with %s: there may be the name of a table, and nothing else', async (path, status) => {
    expect((await knock(wanted, 'GET', path)).status).toBe(status)
  })

  test.each<[string, Record<string, string>, number, string?]>([
    ['no key', { 'sec-websocket-key': '' }, 400],
    ['a key that is none', { 'sec-websocket-key': `${KEY}=` }, 400],
    ['another method', {}, 400, 'POST'],
    ['an old version', { 'sec-websocket-version': '8' }, 426],
  ])('stays shut for %s', async (_, other, status, method) => {
    const answer = await knock({ ...wanted, ...other }, method)
    expect(answer.status).toBe(status)
    if (status === 426) expect(answer.headers['sec-websocket-version']).toBe('13')
  })

  test.each<[string, number]>([
    ['/healthz', 200],
    ['/socket', 404],
  ])('is not that of who offers another protocol: at %s they are answered %i, as anybody is', async (path, status) => {
    const offering = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' }
    const answer = await knock(offering, 'GET', path)
    expect(answer.status).toBe(status)
    expect(answer.headers).toHaveProperty('content-security-policy')
  })

  test.each([
    ['says nothing more', ''],
    ['has said more already', 'more'.repeat(50_000)],
  ])('lets go of whom it has refused, and who does not hang up: one who %s', async (_, more) => {
    const { port } = await house()
    const caller = dialRaw({ port, host: '127.0.0.1', allowHalfOpen: true })
    // What one says to a socket that is no more is an error.
    caller.on('error', () => {})
    let heard = ''
    caller.on('data', (bytes) => {
      heard += bytes
    })
    caller.write(`GET /nowhere HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n${more}`)
    await new Promise<void>((done) => caller.once('end', done).once('close', () => done()))
    expect(heard).toMatch(/^HTTP\/1.1 404 Not Found\r\n/)
    // As long as anybody held the other end, this would go on.
    while (!caller.destroyed) await new Promise<unknown>((done) => caller.write('?', done))
  })
})
