/** The server on which a house listens: plain, or over TLS with a certificate that is exchanged when its files are. */
import type { RequestListener, Server } from 'node:http'
import { createServer as createSealed, type Server as Sealed } from 'node:https'
import type { Socket } from 'node:net'
import type { Limits } from '../limits.ts'
import type { Metrics } from '../ports.ts'
import { type Certificate, readCertificate } from './certificate.ts'
import { wantsSocket } from './door.ts'

/** Not imported: an import looks at all that `node:http` offers, its client for sockets too, and to read that takes 50 ms. */
const { createServer } = process.getBuiltinModule('node:http')

export interface Listener {
  readonly server: Server | Sealed
  /** Ends every call, also those that have not said yet what they want. */
  cut(): void
}

export interface Manner {
  readonly certificate: Certificate | undefined
  readonly metrics: Pick<Metrics, 'trouble'>
  readonly limits: Limits
}

export function listenerFor(answer: RequestListener, { certificate, metrics, limits }: Manner): Listener {
  const { helloWithin, certificateEvery } = limits
  const manner = { headersTimeout: helloWithin, shouldUpgradeCallback: wantsSocket }
  if (!certificate) {
    const server = createServer(manner, answer)
    return { server, cut: cutting(server) }
  }
  const { cert, key } = certificate
  const server = createSealed({ ...manner, cert, key, handshakeTimeout: helloWithin }, answer)
  const cut = cutting(server)
  const looking = setInterval(renewing(server, certificate, metrics), certificateEvery)
  looking.unref()
  return {
    server,
    cut() {
      clearInterval(looking)
      cut()
    },
  }
}

/** The server itself forgets callers who speak no HTTP, or none any more: such a socket would keep a house that has closed alive. */
function cutting(server: Server | Sealed): Listener['cut'] {
  const calls = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    calls.add(socket)
    socket.once('close', () => calls.delete(socket))
  })
  return () => {
    for (const socket of calls) socket.destroy()
  }
}

/**
 * Looks whether there is a new certificate, and shows it to whoever calls from then on. Both files are read each time: whoever
 * renews them may write, rename or link them, and for a moment one may be new and the other old.
 */
function renewing(server: Sealed, first: Certificate, metrics: Manner['metrics']): () => void {
  let shown = first
  let wrong = ''
  return () => {
    try {
      const found = readCertificate(first.files)
      wrong = ''
      if (found.cert === shown.cert && found.key === shown.key) return
      server.setSecureContext({ cert: found.cert, key: found.key })
      shown = found
    } catch (error) {
      // Said once, and not each time until somebody puts it right.
      if (String(error) !== wrong) metrics.trouble('certificate', error)
      wrong = String(error)
    }
  }
}
