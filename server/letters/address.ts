/** Where letters to a device may go. It names the place itself, so the house looks twice before it goes there. */
import { ECDH } from 'node:crypto'
import type { Address } from '../../protocol/asks.ts'

/** The post offices of the browsers. A name that begins with a dot stands for all that end like it. */
const services = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'] as const

export interface Routes {
  /** Other post offices that the operator trusts. */
  readonly services?: readonly string[]
  /** Only for tests, which have their post office on this machine. */
  readonly loopback?: 'allowed'
}

/** Without this list anybody could have the house send requests to whatever stands in its own network. */
export function isReachable({ endpoint, p256dh }: Address, routes: Routes): boolean {
  return leads(URL.parse(endpoint), routes) && isPoint(p256dh)
}

function leads(url: URL | null, { services: more = [], loopback }: Routes): boolean {
  if (!url || url.username || url.password) return false
  if (loopback && url.protocol === 'http:' && url.hostname === '127.0.0.1') return true
  const known = [...services, ...more].some((name) => isAt(url.hostname, name))
  return url.protocol === 'https:' && url.port === '' && known
}

const isAt = (host: string, name: string) => (name.startsWith('.') ? host.endsWith(name) : host === name)

/** A point of the curve: with anything else nobody could share a secret. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
