/**
 * What an address says of TLS, in libpq's words. Whoever asks for TLS wants nobody to listen; so `require`, which is to libpq an
 * encrypted talk with whoever answers, asks who that is, as `verify-full` does. Who wants less must say so: `no-verify`.
 */
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { ClientConfig } from 'pg'

const modes = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify']

export type Tls = Pick<ClientConfig, 'ssl'>

/** Takes it out of what is said: the driver, which means something else by some of these words, is told what comes of them. */
export function takeTls(said: URLSearchParams): Tls {
  const take = (word: string) => {
    const value = said.get(word)
    said.delete(word)
    return value
  }
  for (const word of ['uselibpqcompat', 'sslnegotiation']) take(word)
  const [root, cert, key] = [take('sslrootcert'), take('sslcert'), take('sslkey')]
  const mode = take('sslmode') ?? (root || cert || key ? 'verify-full' : undefined)
  // The driver's own word for it, which could say otherwise.
  if (said.has('ssl')) throw new Error('ssl is not sslmode')
  if (mode === undefined) return {}
  if (!modes.includes(mode)) throw new Error(`there is no sslmode ${mode}`)
  if (mode === 'disable') return { ssl: false }
  const files = {
    ...(root && root !== 'system' && { ca: certificateIn(root) }),
    ...(cert && { cert: readFileSync(cert, 'utf8') }),
    ...(key && { key: readFileSync(key, 'utf8') }),
  }
  // Now, and not in the middle of a connection: there nobody could hear what is wrong.
  createSecureContext(files)
  const anyName = mode === 'verify-ca' && 'ca' in files
  return {
    ssl: {
      ...files,
      rejectUnauthorized: mode !== 'no-verify',
      ...(anyName && { checkServerIdentity: () => undefined }),
    },
  }
}

function certificateIn(file: string): string {
  const text = readFileSync(file, 'utf8')
  new X509Certificate(text)
  return text
}

/** Whoever answers is not known to be the one who was called. */
export function isStranger(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /CERT|^UNABLE_TO_|^INVALID_|^PATH_LENGTH/.test(String(error.code))
}

/** The server was asked for TLS, and has none. The driver has no better word for it. */
export function isPlain(error: unknown): boolean {
  return error instanceof Error && error.message === 'The server does not support SSL connections'
}
