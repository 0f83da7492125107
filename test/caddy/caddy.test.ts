/** The configuration for Caddy that we ship, before a real house: who a guest is, and who only says so. */
import { once } from 'node:events'
import { get } from 'node:https'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { proxiesAt } from '../../server/net/address.ts'
import { closeAll, connectTo, house, playOut, start, tableFor } from '../open.ts'
import { dial, turnedAway } from '../tables.ts'
import { caddyPath } from './found.ts'
import { type Gate, objections, openGate } from './server.ts'

afterEach(closeAll)

/** A house that has one proxy, and Caddy there. All of this machine is 127.0.0.1 to 127.255.255.254. */
async function behindCaddy(socketsPerAddress = 10_000) {
  const { port } = await house({ proxies: proxiesAt(['127.0.0.1']), limits: { socketsPerAddress } })
  const gate = await openGate(port)
  onTestFinished(() => gate.close())
  return { port, gate }
}

/** How somebody comes to Caddy from there, who says that they come from elsewhere. */
const comes = ({ root }: Gate, localAddress: string, said?: string) => ({
  ca: root,
  family: 4,
  localAddress,
  headers: said === undefined ? {} : { 'x-forwarded-for': said, forwarded: `for=${said}`, 'x-real-ip': said },
})

const through = ({ port }: Gate) => `wss://localhost:${port}/socket`

/** With which status Caddy brings the answer that somebody is turned away. */
async function turnedAwayBehind(gate: Gate, manner: ReturnType<typeof comes>): Promise<number> {
  const [request, answer] = await once(new WebSocket(through(gate), manner), 'unexpected-response')
  request.destroy()
  return answer.statusCode
}

describe.skipIf(!caddyPath())('the configuration for Caddy', () => {
  test.each(['one', 'several'] as const)('is one, for %s, and Caddy has nothing to say against it', (houses) => {
    expect(objections(houses)).toBe('')
  })

  test('brings the page over TLS, and asks whoever came so to stay with it', async () => {
    const { gate } = await behindCaddy()
    const asking = get({ host: 'localhost', family: 4, port: gate.port, path: '/readyz', ca: gate.root, agent: false })
    const [answer] = await once(asking, 'response')
    expect([answer.statusCode, await text(answer)]).toEqual([200, 'ok\n'])
    expect(answer.headers['strict-transport-security']).toBe('max-age=2592000')
  })

  test('brings sockets: a game is played through it', async () => {
    const { gate } = await behindCaddy()
    const guest = () => connectTo(through(gate), comes(gate, '127.0.0.1'))
    const { people } = await tableFor([await guest(), await guest()], 3)
    await start(people)
    await playOut(people)
    expect(people.map(({ room }) => room?.stage)).toEqual(['over', 'over'])
  })

  test.skipIf(process.platform !== 'linux')(
    'counts each guest apart, and nobody by what they say of themselves',
    async () => {
      const { gate } = await behindCaddy(1)
      await connectTo(through(gate), comes(gate, '127.0.0.2'))
      await connectTo(through(gate), comes(gate, '127.0.0.3'))
      expect(await turnedAwayBehind(gate, comes(gate, '127.0.0.2'))).toBe(429)
      for (const said of ['192.0.2.7', '127.0.0.1', '192.0.2.7, 192.0.2.8', '::1'])
        expect([said, await turnedAwayBehind(gate, comes(gate, '127.0.0.3', said))]).toEqual([said, 429])
    },
  )

  test.skipIf(process.platform !== 'linux')(
    'is believed by the house, and nobody else who comes straight to it',
    async () => {
      const { gate, port } = await behindCaddy(1)
      await connectTo(through(gate), comes(gate, '127.0.0.2'))
      await dial(port, comes(gate, '127.0.0.9', '192.0.2.7'))
      expect(await turnedAway(port, comes(gate, '127.0.0.9', '192.0.2.8'))).toBe(429)
      // Nor can they use up what is somebody else's.
      await dial(port, comes(gate, '127.0.0.8', '127.0.0.4'))
      await connectTo(through(gate), comes(gate, '127.0.0.4'))
    },
  )
})
