/** Where a request comes from. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Who asks: the other end of the line, or whom our own proxy names. */
export function addressing(proxy: 'direct' | 'behind proxy'): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    // The last one is the one our own proxy wrote.
    const said = proxy === 'behind proxy' ? forwarded.split(',').at(-1)?.trim() : ''
    return said || (socket.remoteAddress ?? '')
  }
}

/** Whom a limit is for. One household has billions of addresses of the new kind: there its network counts. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [bare = ''] = plain.split('%')
  const [before, after] = bare.split('::')
  const groups = (part = '') => part.split(':').filter(Boolean)
  const [first, last] = [groups(before), groups(after)]
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0')
  const network = [...first, ...gap, ...last].slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Does somebody ask from this very machine, and not through a proxy on it? */
export function isNear({ headers, socket }: IncomingMessage): boolean {
  return headers['x-forwarded-for'] === undefined && LOOPBACK.test(socket.remoteAddress ?? '')
}
