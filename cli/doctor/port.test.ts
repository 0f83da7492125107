import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { expired, first } from '../../test/authority.ts'
import { closeAll, house } from '../../test/open.ts'
import { sealed } from '../../test/sealed.ts'
import { addresses, networkAddresses } from './addresses.ts'
import { ill, mind, well } from './finding.ts'
import { originAt } from './house.ts'
import { port } from './port.ts'
import { en } from './text.en.ts'
import { found } from './visit.ts'

afterEach(closeAll)

/** Where nobody ever listens. */
const NOBODYS = 1

const fails = async () => {
  throw new Error('the disk is gone')
}

async function program(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

describe('a port', () => {
  test('at which a house is open', async () => {
    const open = await house()
    expect(await found(port, { port: open.port })).toEqual([well(en.port.open(open.port))])
  })

  test.each([
    ['of an authority that nobody knows', first],
    ['that ran out', expired],
  ])('at which a house is open that speaks TLS by itself, with a certificate %s', async (_, pair) => {
    const open = await sealed({ pair })
    expect(await found(port, { port: open.port })).toEqual([well(en.port.open(open.port))])
  })

  test('at which a house over TLS cannot keep anything', async () => {
    const open = await sealed({ reading: (store) => ({ ...store, check: fails }) })
    expect(await found(port, { port: open.port })).toEqual([ill(en.port.notNow(open.port))])
  })

  test('at which a house cannot keep anything', async () => {
    const open = await house({ reading: (store) => ({ ...store, check: fails }) })
    expect(await found(port, { port: open.port })).toEqual([ill(en.port.notNow(open.port))])
  })

  test('at which a house closes', async () => {
    const words: Record<string, string> = { '/healthz': 'ok\n', '/kept': '{"days":null}', '/readyz': 'closing\n' }
    const taken = await program(({ url = '' }, answer) => answer.end(words[url]))
    expect(await found(port, { port: taken })).toEqual([mind(en.port.closing(taken))])
  })

  test('that nobody has', async () => {
    const free = NOBODYS
    expect(await found(port, { port: free })).toEqual([well(en.port.free(free))])
  })

  test.each<[string, RequestListener]>([
    ['another web server', (_, answer) => answer.end('ok\n')],
    ['somebody who says nothing of use', (_, answer) => answer.destroy()],
  ])('that %s has', async (_, answer) => {
    const taken = await program(answer)
    expect(await found(port, { port: taken })).toEqual([ill(en.port.taken(taken))])
  })
})

const known = networkAddresses()
const list = (port: number, over: 'http' | 'https' = 'http') =>
  known.map((address) => originAt(address, port, over)).join('  ')

describe.skipIf(known.length === 0)('the addresses of this machine', () => {
  test('are none that no browser could use', () => {
    expect(known.filter((address) => /^(?:127\.|169\.254\.|::1$|fe80)/.test(address))).toEqual([])
  })

  test('where no house is open', async () => {
    const free = NOBODYS
    expect(await found(addresses, { port: free })).toEqual([well(en.addresses.would(list(free)))])
  })

  test('at all of which the house answers', async () => {
    const open = await house({ host: undefined })
    expect(await found(addresses, { port: open.port })).toEqual([well(en.addresses.all(list(open.port)))])
  })

  test('at all of which a house answers over TLS, or at none', async () => {
    const open = await sealed({ host: undefined })
    expect(await found(addresses, { port: open.port })).toEqual([well(en.addresses.sealed(list(open.port, 'https')))])
    const near = await sealed({ host: '127.0.0.1' })
    expect(await found(addresses, { port: near.port })).toEqual([ill(en.addresses.silent(list(near.port, 'https')))])
  })

  test('at none of which it does, because it listens to this machine alone', async () => {
    const open = await house({ host: '127.0.0.1' })
    expect(await found(addresses, { port: open.port })).toEqual([ill(en.addresses.silent(list(open.port)))])
    const url = new URL('https://parlour.example')
    expect(await found(addresses, { port: open.port, url })).toEqual([well(en.addresses.proxied(url.origin))])
  })
})
