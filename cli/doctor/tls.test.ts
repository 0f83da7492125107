import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { proxiesAt } from '../../server/net/address.ts'
import { first, ROOT } from '../../test/authority.ts'
import { closeAll, house } from '../../test/open.ts'
import { sealed } from '../../test/sealed.ts'
import { type Finding, ill, mind, well } from './finding.ts'
import { en } from './text.en.ts'
import { tls } from './tls.ts'
import { found } from './visit.ts'

afterEach(closeAll)

/** What a proxy makes of what a guest says before it passes it on. */
type Manners = (headers: IncomingMessage['headers']) => IncomingMessage['headers']

const mannerly: Manners = (headers) => ({ ...headers, 'x-forwarded-for': '192.0.2.7' })

/** A proxy with TLS before this port; says where it is. `sockets`: whether it knows of them. */
async function proxyTo(port: number, manners = mannerly, sockets: 'passed' | 'unknown' = 'passed'): Promise<URL> {
  const onward = ({ method, url: path, headers }: IncomingMessage) =>
    request({ host: '127.0.0.1', port, method, path, headers: manners(headers) })
  const server = createServer({ cert: first.cert, key: first.key }, (guest, answer) => {
    const { connection: _, upgrade: __, ...headers } = guest.headers
    const asking = onward(Object.assign(guest, { headers }))
    asking.once('error', () => answer.writeHead(502).end())
    asking.once('response', (got) => got.pipe(answer.writeHead(got.statusCode ?? 0, got.headers)))
    guest.pipe(asking)
  })
  if (sockets === 'passed') server.on('upgrade', (guest, socket) => passOn(guest, socket as Socket, port, manners))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`https://localhost:${(server.address() as AddressInfo).port}`)
}

function passOn({ url, headers }: IncomingMessage, guest: Socket, port: number, manners: Manners): void {
  const inside = connect(port, '127.0.0.1')
  const lines = Object.entries(manners(headers)).map(([name, value]) => `${name}: ${value}\r\n`)
  inside.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`)
  inside.pipe(guest).pipe(inside)
  for (const end of [inside, guest]) end.on('error', () => end.destroy())
}

/** The authority of our tests is one that this machine knows, as long as the test lasts. */
function trusted(): void {
  const before = getCACertificates()
  setDefaultCACertificates([...before, ROOT])
  onTestFinished(() => setDefaultCACertificates(before))
}

const DAY = 86_400_000
const ENDS = Date.UTC(2120, 0, 1)
const daysFrom = (now: number) => Math.floor((ENDS - now) / DAY)

describe('over TLS', () => {
  test('nothing is said of an address that was not named, but what it is good for', async () => {
    expect(await found(tls, {})).toEqual([well(en.tls.plain)])
  })

  test('a house that speaks TLS by itself wants to be asked under its name', async () => {
    trusted()
    const { port } = await sealed()
    expect(await found(tls, { port })).toEqual([well(en.tls.unnamed)])
    const now = Date.now()
    // Whoever asks from this machine could read its figures, and that is as it should be.
    expect(await found(tls, { port, url: new URL(`https://localhost:${port}`), now })).toEqual([
      well(en.tls.good('localhost', daysFrom(now))),
      well(en.proxy.reached),
    ])
  })

  test('a house behind a mannerly proxy is well', async () => {
    trusted()
    const { port } = await house({ proxies: proxiesAt(['loopback']) })
    const now = Date.now()
    expect(await found(tls, { port, url: await proxyTo(port), now })).toEqual([
      well(en.tls.good('localhost', daysFrom(now))),
      well(en.proxy.sockets),
    ])
  })

  test.each<[number, Finding]>([
    [ENDS - 14 * DAY, well(en.tls.good('localhost', 14))],
    [ENDS - 14 * DAY + 1, mind(en.tls.soon('localhost', 13))],
    [ENDS - 1, mind(en.tls.soon('localhost', 0))],
    [ENDS + 1, ill(en.tls.expired('localhost'))],
  ])('a certificate at %i', async (now, says) => {
    trusted()
    const [first] = await found(tls, { url: await proxyTo((await house()).port), now })
    expect(first).toEqual(says)
  })

  test('a certificate of an authority that nobody knows is ill', async () => {
    const [first] = await found(tls, { url: await proxyTo((await house()).port) })
    expect(first).toEqual(ill(en.tls.untrusted('localhost', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE')))
  })

  test('a certificate for another name is ill', async () => {
    trusted()
    const { port } = await proxyTo((await house()).port)
    const inside = connect(Number(port), 'localhost')
    await once(inside, 'connect')
    const { remoteAddress = '', remoteFamily } = inside
    inside.destroy()
    const url = new URL(`https://${remoteFamily === 'IPv6' ? `[${remoteAddress}]` : remoteAddress}:${port}`)
    const [first] = await found(tls, { url })
    expect(first).toEqual(ill(en.tls.otherName(remoteAddress)))
  })

  test('a name that nobody knows is ill, and so is one behind which nobody speaks TLS', async () => {
    expect(await found(tls, { url: new URL('https://parlour.invalid') })).toEqual([
      ill(en.tls.unknown('parlour.invalid')),
    ])
    const url = new URL('https://localhost:1')
    expect(await found(tls, { url })).toEqual([ill(en.tls.silent(url.origin))])
    const plain = new URL(`https://127.0.0.1:${(await house()).port}`)
    expect(await found(tls, { url: plain })).toEqual([ill(en.tls.silent(plain.origin))])
  })
})

describe('a proxy', () => {
  const said = async (url: URL) => (await found(tls, { url })).slice(1)

  test('with nothing behind it is ill', async () => {
    const url = await proxyTo(1)
    expect(await said(url)).toEqual([ill(en.proxy.noHouse(url.origin))])
  })

  test('that knows no sockets is to be minded', async () => {
    const url = await proxyTo((await house()).port, mannerly, 'unknown')
    expect(await said(url)).toEqual([mind(en.proxy.noSockets(404))])
  })

  test('that calls the house by another name is to be minded', async () => {
    const url = await proxyTo((await house()).port, (headers) => ({ ...mannerly(headers), host: 'inside' }))
    expect(await said(url)).toEqual([mind(en.proxy.noHost)])
  })

  test('that says so to a house that does not believe it is ill, and nothing is said of a house that is not here', async () => {
    const { port } = await house({ proxies: proxiesAt([]) })
    const url = await proxyTo(port)
    expect((await found(tls, { port, url })).slice(1)).toEqual([well(en.proxy.sockets), ill(en.proxy.unbelieved)])
    expect(await said(url)).toEqual([well(en.proxy.sockets)])
  })

  test('that does not say who the guest is is ill', async () => {
    const url = await proxyTo((await house()).port, (headers) => headers)
    expect(await said(url)).toEqual([well(en.proxy.sockets), ill(en.proxy.unnamed(url.origin))])
  })
})
