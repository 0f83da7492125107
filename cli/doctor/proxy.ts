/** Whether what stands before the house passes on what it must: pages, sockets, and who the guest is. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { text as textOf } from 'node:stream/consumers'
import { WIRE } from '../../protocol/wire/words.ts'
import { type Finding, ill, mind, type Visit, well } from './finding.ts'

const PATIENCE = 10_000

interface Answer {
  readonly status: number
  readonly body: string
}

/** Guests' certificates were looked at before; here the proxy is, and not whether it is trusted. */
export async function passedOn(url: URL, { text: { proxy: text } }: Visit): Promise<Finding[]> {
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
  const figures = await asked(new URL('/metrics', url))
  return [sockets(socket, text), ...(figures?.status === 200 ? [ill(text.unnamed(url.origin))] : [])]
}

function sockets(answer: Answer | undefined, text: Visit['text']['proxy']): Finding {
  if (answer?.status === 101) return well(text.sockets)
  // The house turns away a page that names another address than the one it was called by.
  return mind(answer?.status === 403 ? text.noHost : text.noSockets(answer?.status ?? 0))
}

function asked(url: URL, headers: RequestOptions['headers'] = {}): Promise<Answer | undefined> {
  return new Promise((done) => {
    const asking = request(url, { headers, rejectUnauthorized: false, agent: false, timeout: PATIENCE })
    const nothing = () => done(undefined)
    asking.once('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      done({ status: statusCode, body: '' })
    })
    asking.once('response', (answer: IncomingMessage) => {
      const { statusCode: status = 0 } = answer
      textOf(answer).then((body) => done({ status, body }), nothing)
    })
    asking.once('timeout', () => asking.destroy())
    asking.once('error', nothing)
    asking.end()
  })
}
