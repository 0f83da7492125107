/** Whether what stands before the house passes on what it must: pages, sockets, and who the guest is. */
import { randomBytes } from 'node:crypto'
import { WIRE } from '../../protocol/wire/words.ts'
import { type Answer, asked } from './asking.ts'
import { type Finding, ill, mind, type Visit, well } from './finding.ts'
import { originAt } from './house.ts'

/** Guests' certificates were looked at before; here the proxy is, and not whether it is trusted. */
export async function passedOn(url: URL, { port, text: { proxy: text } }: Visit): Promise<Finding[]> {
  const page = await asked(new URL('/healthz', url))
  if (page?.body !== 'ok\n') return [ill(text.noHouse(url.origin))]
  const socket = await asked(new URL('/socket', url), {
    origin: url.origin,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    'sec-websocket-protocol': WIRE,
  })
  // A house that speaks TLS by itself has nobody before it.
  if (Number(url.port || 443) === port) return [socket?.status === 101 ? well(text.reached) : sockets(socket, text)]
  return [sockets(socket, text), ...(await guests(url, port, text))]
}

/** Whether the proxy names them, and the house believes it; what a house does not say of itself may be well. */
async function guests(url: URL, port: number, text: Visit['text']['proxy']): Promise<Finding[]> {
  const through = await asked(new URL('/metrics', url))
  if (through?.status === 200) return [ill(text.unnamed(url.origin))]
  const near = await Promise.all(
    ['127.0.0.1', '::1'].map((here) => asked(new URL('/metrics', originAt(here, port, 'http')))),
  )
  const isDeaf = near.some((answer) => /^humbug_house_info\{[^}]*proxy="none"/m.test(answer?.body ?? ''))
  return isDeaf ? [ill(text.unbelieved)] : []
}

function sockets(answer: Answer | undefined, text: Visit['text']['proxy']): Finding {
  if (answer?.status === 101) return well(text.sockets)
  // The house turns away a page that names another address than the one it was called by.
  return mind(answer?.status === 403 ? text.noHost : text.noSockets(answer?.status ?? 0))
}
