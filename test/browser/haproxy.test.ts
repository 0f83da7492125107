/** The configuration for HAProxy that we ship, before three real houses. */
import { afterEach, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { at } from '../../kernel/at.ts'
import type { OpenHouse } from '../../server/main.ts'
import { fileOf } from '../../server/net/static-files.ts'
import { haproxyPath } from '../haproxy/found.ts'
import { type Balancer, objections, openBalancer } from '../haproxy/server.ts'
import { socketsIn, street } from '../houses/street.ts'
import { closeAll, house } from '../open.ts'
import { emptyPage } from '../page.ts'
import { thePostgres } from '../postgres/server.ts'
import { dial } from '../tables.ts'

let balancer: Balancer | undefined
const sockets: WebSocket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await balancer?.close()
  await closeAll()
})

async function balanced(): Promise<{ readonly houses: OpenHouse[]; readonly port: number }> {
  // Nobody says hello on sockets that are only counted.
  const houses = await street(3, { limits: { helloWithin: 300_000 } })
  balancer = await openBalancer(
    houses.map(({ port }) => port),
    'a minute',
  )
  return { houses, port: balancer.port }
}

const counts = (houses: readonly OpenHouse[]) => Promise.all(houses.map(({ port }) => socketsIn(port)))

async function open(port: number, path: string): Promise<WebSocket> {
  const socket = await dial(port, {}, path)
  sockets.push(socket)
  return socket
}

/** Opens so many sockets there, and says how many more are in each house then. */
async function opened(port: number, path: string, times: number, houses: readonly OpenHouse[]): Promise<number[]> {
  const before = await counts(houses)
  for (let n = 0; n < times; n++) await open(port, path)
  return (await counts(houses)).map((count, nth) => count - at(before, nth))
}

describe.skipIf(!haproxyPath())('the configuration for HAProxy', () => {
  test('is one, and HAProxy has nothing to say against it', () => {
    expect(objections()).toBe('')
  })

  test('keeps the guests of a table together, and spreads the tables', async () => {
    const { houses, port } = await balanced()
    const chosen = new Set<number>()
    for (const code of ['N941HV', 'AAAAAA', '000000', 'ZZZZZZ', 'MQRZBV', '3P9TSN', '86J2R3', 'NEDEBS']) {
      const more = await opened(port, `/socket/${code}`, 3, houses)
      expect(more.toSorted()).toEqual([0, 0, 3])
      chosen.add(more.indexOf(3))
    }
    expect(chosen.size).toBe(3)
  })

  test('sends whoever names no table where the fewest are', async () => {
    const { houses, port } = await balanced()
    expect(await opened(port, '/socket', 3, houses)).toEqual([1, 1, 1])
  })

  test('finds another house where one has closed and nobody has missed it yet', async () => {
    const { houses, port } = await balanced()
    const first = await opened(port, '/socket/N941HV', 1, houses)
    const closed = at(houses, first.indexOf(1))
    const rest = houses.filter((house) => house !== closed)
    await closed.close()
    const more = await opened(port, '/socket/N941HV', 2, rest)
    expect(more.toSorted()).toEqual([0, 2])
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  test('brings a guest the parts of the page that they have, though each house has another one', async () => {
    const database = await (await thePostgres()).newDatabase()
    const pages = ['one', 'two', 'three'].map((name) => {
      const part = `/assets/${name}.js`
      return {
        html: { en: fileOf('/index.en.html', part), de: emptyPage.html.de },
        files: new Map([[part, fileOf(part, '')]]),
      }
    })
    const houses = []
    for (const page of pages) houses.push(await house({ page, store: { database } }))
    balancer = await openBalancer(
      houses.map(({ port }) => port),
      'a minute',
    )
    const at = `http://127.0.0.1:${balancer.port}`
    // One after the other, as guests come.
    for (let guest = 0; guest < 8; guest++) {
      const part = await (await fetch(at)).text()
      expect((await fetch(`${at}${part}`)).status).toBe(200)
    }
  })

  test('tells a house that somebody asks through it', async () => {
    const { houses, port } = await balanced()
    const figures = async (from: number) => (await fetch(`http://127.0.0.1:${from}/metrics`)).status
    expect([await figures(at(houses, 0).port), await figures(port)]).toEqual([200, 403])
  })
})
