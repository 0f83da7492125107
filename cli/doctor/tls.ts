/** The name under which guests come over TLS: does it lead here, is its certificate good, and does the proxy pass on what it must? */
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'
import { type Check, type Finding, ill, mind, well } from './finding.ts'
import { whoHas } from './port.ts'
import { passedOn } from './proxy.ts'
import type { DoctorText } from './text.en.ts'

const DAY = 86_400_000
const SOON = 14
const PATIENCE = 10_000

export const tls: Check = async (visit) => {
  const { url, port, now, text } = visit
  if (!url) return [well((await whoHas(port)).over === 'https' ? text.tls.unnamed : text.tls.plain)]
  // A number for an address stands in brackets in a URL, and nowhere else.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  try {
    await lookup(host)
  } catch {
    return [ill(text.tls.unknown(host))]
  }
  const shown = await certificateOf(host, Number(url.port || 443))
  if (!shown) return [ill(text.tls.silent(url.origin))]
  const { certificate, distrust } = shown
  const found = judged(certificate, distrust, host, now, text.tls)
  return [found, ...(await passedOn(url, visit))]
}

interface Shown {
  readonly certificate: PeerCertificate
  /** Why this machine does not trust it. */
  readonly distrust: string | undefined
}

/** Looked at although it may not be trusted: nothing is said to whoever it is. */
async function certificateOf(host: string, port: number): Promise<Shown | undefined> {
  const socket = connect({ host, port, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE) })
    const { authorizationError: why } = socket
    // Where it is the name that is wrong, that is found out apart.
    const distrust = socket.authorized ? undefined : String(Object(why).code ?? why)
    return { certificate: socket.getPeerCertificate(), distrust }
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

function judged(
  certificate: PeerCertificate,
  distrust: string | undefined,
  host: string,
  now: number,
  text: DoctorText['tls'],
): Finding {
  const days = Math.floor((Date.parse(certificate.valid_to) - now) / DAY)
  if (days < 0 || distrust === 'CERT_HAS_EXPIRED') return ill(text.expired(host))
  if (checkServerIdentity(host, certificate)) return ill(text.otherName(host))
  if (distrust !== undefined) return ill(text.untrusted(host, distrust))
  return days < SOON ? mind(text.soon(host, days)) : well(text.good(host, days))
}
