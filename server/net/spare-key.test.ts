import { request } from 'node:http'
import { text as allOf } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { closeAll, house } from '../../test/open.ts'
import { SPARE_KEY } from './spare-key.ts'

afterEach(closeAll)

const KEY = 'k'.repeat(80)

interface Asked {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks as nobody's browser would have to: with any header one likes. */
async function ask(port: number, { method = 'POST', body = '', headers = {} }: Asked) {
  const host = `parlour.test:${port}`
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/spare',
    method,
    headers: { host, ...(body && !('transfer-encoding' in headers) && { 'content-length': body.length }), ...headers },
  })
  const answer = await new Promise<import('node:http').IncomingMessage>((done, fail) => {
    asked.on('response', done).on('error', fail).end(body)
  })
  const [cookie] = answer.headers['set-cookie'] ?? []
  return { status: answer.statusCode, text: await allOf(answer), cookie, caching: answer.headers['cache-control'] }
}

const over = (scheme: 'http' | 'https', port: number) => ({ origin: `${scheme}://parlour.test:${port}` })

describe('a spare key', () => {
  test('is kept in a cookie that no script reads, handed back to our page, and thrown away', async () => {
    const { port } = await house()
    const own = over('http', port)
    const kept = await ask(port, { method: 'PUT', body: KEY, headers: own })
    expect(kept).toEqual({
      status: 204,
      text: '',
      cookie: `humbug-${port}=${KEY}; Max-Age=34560000; Path=/spare; HttpOnly; SameSite=Strict`,
      caching: 'no-store',
    })
    const back = await ask(port, { headers: { ...own, cookie: `other=1; humbug-${port}=${KEY}` } })
    expect([back.status, back.text, back.caching, back.cookie]).toEqual([200, KEY, 'no-store', undefined])
    const gone = await ask(port, { method: 'DELETE', headers: own })
    expect(gone.cookie).toBe(`humbug-${port}=; Max-Age=0; Path=/spare; HttpOnly; SameSite=Strict`)
  })

  test('over https only this machine can have set it, and it never goes out in the clear', async () => {
    const { port } = await house()
    const kept = await ask(port, { method: 'PUT', body: KEY, headers: over('https', port) })
    expect(kept.cookie).toBe(
      `__Host-humbug-${port}=${KEY}; Max-Age=34560000; Path=/; Secure; HttpOnly; SameSite=Strict`,
    )
    // One that was set over http, by whomever, is none over https.
    const planted = await ask(port, { headers: { ...over('https', port), cookie: `humbug-${port}=${KEY}` } })
    expect([planted.status, planted.text]).toEqual([204, ''])
  })

  test('behind a proxy goes by the name that the browser knows', async () => {
    const { port } = await house()
    const headers = { origin: 'https://parlour.example', 'x-forwarded-host': 'parlour.example' }
    const kept = await ask(port, { method: 'PUT', body: KEY, headers })
    expect(kept.cookie).toMatch(/^__Host-humbug=k+; /)
  })

  test('of another house on the same machine is not this one', async () => {
    const { port } = await house()
    const headers = { ...over('http', port), cookie: `humbug-${port + 1}=${KEY}; humbug=${KEY}` }
    expect((await ask(port, { headers })).status).toBe(204)
  })

  test.each<[string, Record<string, string>]>([
    ['another page', { origin: 'http://elsewhere.test' }],
    ['another port of the same machine', { origin: 'http://parlour.test:1' }],
    ['a page that does not say who it is', { origin: 'null' }],
    ['nobody’s page', {}],
  ])('is neither kept, handed out nor thrown away for %s', async (_, headers) => {
    const { port } = await house()
    for (const method of ['PUT', 'POST', 'DELETE']) {
      const cookie = `humbug-${port}=${KEY}; humbug=${KEY}; humbug-1=${KEY}`
      const answer = await ask(port, { method, body: KEY, headers: { cookie, ...headers } })
      expect([answer.status, answer.text, answer.cookie]).toEqual([403, '403\n', undefined])
    }
  })

  test.each([
    ['too little', 'k'.repeat(63)],
    ['what would end the cookie and begin a header', `${KEY}; Domain=elsewhere.test\r\nx-more: 1`],
    ['a second pair', `${KEY}; a=b`],
  ])('that is %s is not taken', async (_, body) => {
    const { port } = await house()
    const answer = await ask(port, { method: 'PUT', body, headers: over('http', port) })
    expect([answer.status, answer.cookie]).toEqual([400, undefined])
  })

  test('is taken up to what a browser keeps, and not beyond', async () => {
    const { port } = await house()
    const put = (length: number) => ask(port, { method: 'PUT', body: 'k'.repeat(length), headers: over('http', port) })
    const most = await put(SPARE_KEY)
    expect(most.status).toBe(204)
    expect(most.cookie?.length).toBeLessThan(4096)
    expect((await put(SPARE_KEY + 1)).status).toBe(413)
    const unmeasured = { method: 'PUT', body: KEY, headers: { ...over('http', port), 'transfer-encoding': 'chunked' } }
    expect((await ask(port, unmeasured)).status).toBe(413)
  })

  test.each(['nonsense', 'k'.repeat(63), `${KEY}%0d%0a`, `"${KEY}"`])('that is nonsense is none: %s', async (value) => {
    const { port } = await house()
    const answer = await ask(port, { headers: { ...over('http', port), cookie: `humbug-${port}=${value}` } })
    expect([answer.status, answer.text]).toEqual([204, ''])
  })

  test('of which there are two is none: one of them was planted', async () => {
    const { port } = await house()
    const cookie = `humbug-${port}=${KEY}; humbug-${port}=${'p'.repeat(80)}`
    expect((await ask(port, { headers: { ...over('http', port), cookie } })).status).toBe(204)
  })

  test.each([
    ['GET', 404],
    ['PATCH', 405],
    ['OPTIONS', 405],
  ] as const)('is not there for %s', async (method, status) => {
    const { port } = await house()
    const answer = await ask(port, { method, headers: { ...over('http', port), cookie: `humbug-${port}=${KEY}` } })
    expect([answer.status, answer.text.includes(KEY)]).toEqual([status, false])
  })

  test('opens nothing: a record is not for whoever shows a cookie', async () => {
    const { port } = await house()
    const cookie = `humbug-${port}=${'a'.repeat(64)}`
    const answer = await fetch(`http://127.0.0.1:${port}/record/ABC123/1`, { headers: { cookie } })
    expect(answer.status).toBe(404)
  })
})
