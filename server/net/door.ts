/** The door for sockets: who may come in, and how they are greeted (RFC 6455, 4.2). */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { isSocket } from '../../protocol/routes.ts'
import { WIRE } from '../../protocol/wire/words.ts'
import { ownOrigin } from './address.ts'
import { Connection, type Door } from './socket.ts'

/** From where a request comes, and the house's own address if they must be told it. */
export interface Peer {
  readonly address: string
  readonly home: string | undefined
}

const SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const VERSION = '13'
const isKey = /^[+/0-9A-Za-z]{22}==$/

/** Whoever offers another protocol, as many clients do with every request, is answered in the one they came in (RFC 9110, 7.8). */
export const wantsSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

/** Sockets of our own page only: one that another page opens names that page, and is turned away. */
const isOurs = (request: IncomingMessage) => request.headers.origin === undefined || ownOrigin(request) !== undefined

/** What a browser offers to speak; it wants one of them chosen. */
function offeredBy({ headers }: IncomingMessage): string[] {
  return (headers['sec-websocket-protocol'] ?? '').split(',').flatMap((word) => word.trim() || [])
}

function greeting(key: string, protocol: string | undefined): string {
  const accept = createHash('sha1').update(`${key}${SALT}`).digest('base64')
  const chosen = protocol === undefined ? '' : `Sec-WebSocket-Protocol: ${protocol}\r\n`
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n${chosen}\r\n`
}

/** A socket that breaks is closed after it, and that is heard. */
const nothing = () => {}

/** Nobody reads what they say after it, and nobody counts them: once it is told them, they are let go, whether they hang up or not. */
const refuse = (socket: Socket, status: string, more = ''): void => {
  socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n${more}\r\n`)
  socket.destroySoon()
}

/** Lets sockets in. */
export function doorFor(door: Door, peerOf: (request: IncomingMessage) => Peer) {
  const { limits, addresses } = door
  return (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    socket.on('error', nothing)
    const { address, home } = peerOf(request)
    const { method, headers } = request
    const key = headers['sec-websocket-key'] ?? ''
    if (!isSocket(request.url ?? '')) return refuse(socket, '404 Not Found')
    if (!isOurs(request)) return refuse(socket, '403 Forbidden')
    // A Node before 24.9 sends everybody here who offers anything.
    if (method !== 'GET' || !wantsSocket(request)) return refuse(socket, '400 Bad Request')
    if (headers['sec-websocket-version'] !== VERSION)
      return refuse(socket, '426 Upgrade Required', `Sec-WebSocket-Version: ${VERSION}\r\n`)
    if (!isKey.test(key)) return refuse(socket, '400 Bad Request')
    if ((addresses.get(address) ?? 0) >= limits.socketsPerAddress) return refuse(socket, '429 Too Many Requests')
    const offered = offeredBy(request)
    const protocol = offered.includes(WIRE) ? WIRE : offered[0]
    socket.write(greeting(key, protocol))
    new Connection({ socket, head, address, words: protocol === WIRE ? 'packed' : 'plain', home }, door)
  }
}
