/** Where a request comes from. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** The addresses of one's own proxies: `loopback`, an address, or a network such as 10.0.0.0/8. Undefined if it is none. */
export function proxiesAt(words: readonly string[]): BlockList | undefined {
  const list = new BlockList()
  for (const word of words) {
    if (word === 'loopback') {
      list.addSubnet('127.0.0.0', 8)
      list.addAddress('::1', 'ipv6')
      continue
    }
    const [address = '', bits] = word.split('/')
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4'
    const most = kind === 'ipv6' ? 128 : 32
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      return undefined
    if (bits === undefined) list.addAddress(address, kind)
    else list.addSubnet(address, Number(bits), kind)
  }
  return list
}

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
const isAmong = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Who asks: the other end of the line, or, where that is one of our own proxies, whom it names. Anybody can name anybody: a
 * name is believed only from a proxy of ours, and of several names the last that is not one of them.
 */
export function addressing(proxies: BlockList = new BlockList()): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const other = plain(socket.remoteAddress ?? '')
    if (!isAmong(proxies, other)) return other
    const named = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map(plain)
    return named.findLast((address) => address !== '' && !isAmong(proxies, address)) ?? other
  }
}

/** Whom a limit is for. One household has billions of addresses of the new kind: there its network counts. */
export function networkOf(address: string): string {
  const said = plain(address)
  if (!isIPv6(said)) return said
  const [bare = ''] = said.split('%')
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

/** The page that asks, where it says so and is one of ours. */
export function ownOrigin({ headers }: IncomingMessage): URL | undefined {
  const origin = URL.parse(headers.origin ?? '')
  const host = origin?.host
  return origin && host && (host === headers.host || host === headers['x-forwarded-host']) ? origin : undefined
}
