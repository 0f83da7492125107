/** Whether what stands before the house passes on what it must: pages, sockets, and who the guest is. */
import { randomBytes } from 'node:crypto'
import { WIRE } from '../../protocol/wire/words.ts'
import { type Answer, asked } from './asking.ts'
import { type Finding, ill, mind, type Visit, well } from './finding.ts'

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
  const figures = await asked(new URL('/metrics', url))
  return [sockets(socket, text), ...(figures?.status === 200 ? [ill(text.unnamed(url.origin))] : [])]
}

function sockets(answer: Answer | undefined, text: Visit['text']['proxy']): Finding {
  if (answer?.status === 101) return well(text.sockets)
  // The house turns away a page that names another address than the one it was called by.
  return mind(answer?.status === 403 ? text.noHost : text.noSockets(answer?.status ?? 0))
}
