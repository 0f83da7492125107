/** What a house shows of itself when it speaks TLS: a certificate, and the key that belongs to it, as files in PEM. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'

export interface CertificateFiles {
  readonly cert: string
  readonly key: string
}

export interface Certificate {
  readonly files: CertificateFiles
  readonly cert: string
  readonly key: string
  /** The first name of a single machine that it is for. */
  readonly name: string | undefined
  readonly from: Date
  readonly until: Date
}

/** `strange`: the key is of another certificate. `locked`: it opens only to a password, and nobody is there to say it. */
export type CertificateTrouble = 'unreadable' | 'certificate' | 'key' | 'locked' | 'strange'

/** The files cannot be shown to anybody. */
export class NoCertificate extends Error {
  readonly code: CertificateTrouble
  readonly file: string

  constructor(code: CertificateTrouble, file: string, cause?: unknown) {
    super(`${code}: ${file}`, { cause })
    this.code = code
    this.file = file
  }
}

export function readCertificate(files: CertificateFiles): Certificate {
  const [cert, key] = [textIn(files.cert), textIn(files.key)]
  const shown = parsed(() => new X509Certificate(cert), files.cert, 'certificate')
  if (!shown.checkPrivateKey(keyIn(key, files.key))) throw new NoCertificate('strange', files.key)
  // Behind the first there may be others, up to the authority.
  parsed(() => createSecureContext({ cert, key }), files.cert, 'certificate')
  return { files, cert, key, name: nameIn(shown), from: new Date(shown.validFrom), until: new Date(shown.validTo) }
}

/** Browsers warn of a certificate before and after its time. */
export const isTimely = ({ from, until }: Certificate, now = new Date()): boolean => from <= now && now <= until

function textIn(file: string): string {
  return parsed(() => readFileSync(file, 'utf8'), file, 'unreadable')
}

function keyIn(text: string, file: string): KeyObject {
  try {
    return createPrivateKey(text)
  } catch (error) {
    throw new NoCertificate(/\bENCRYPTED\b/.test(text) ? 'locked' : 'key', file, error)
  }
}

function parsed<T>(read: () => T, file: string, trouble: CertificateTrouble): T {
  try {
    return read()
  } catch (error) {
    throw new NoCertificate(trouble, file, error)
  }
}

function nameIn({ subjectAltName = '' }: X509Certificate): string | undefined {
  const names = subjectAltName.split(', ').flatMap((name) => (name.startsWith('DNS:') ? name.slice(4) : []))
  const single = names.filter((name) => /^[\w.-]+$/.test(name))
  // For everybody else that is their own machine.
  return single.find((name) => name !== 'localhost') ?? single[0]
}
