/** Where a database is, as whoever runs the house writes it; several hosts of one database are separated by commas. */
import type { ClientConfig } from 'pg'
import { type Tls, takeTls } from './tls.ts'
import { NoDatabase } from './trouble.ts'

export interface Whereabouts {
  readonly hosts: readonly ClientConfig[]
  /** The same without the password, for whoever reads what is wrong with it. */
  readonly shown: string
}

const shape = /^(postgres(?:ql)?:\/\/)(?:([^@/?]*)@)?([^/?]+)(\/[^?]+)(\?.*)?$/

/** Undefined if this is no address of a database. */
export function whereabouts(address: string): Whereabouts | undefined {
  const parts = shape.exec(address)
  if (!parts) return undefined
  const [, scheme = '', user, hosts = '', database = '', more = ''] = parts
  const names = hosts.split(',')
  const shown = `${scheme}${hosts}${database}`
  const said = new URLSearchParams(more)
  const tls = tlsIn(said, shown)
  const rest = said.size > 0 ? `?${said}` : ''
  const urls = names.map((host) => `${scheme}${user === undefined ? '' : `${user}@`}${host}${database}${rest}`)
  if (!urls.every((url) => URL.canParse(url))) return undefined
  return { hosts: urls.map((connectionString) => ({ connectionString, ...tls })), shown }
}

function tlsIn(said: URLSearchParams, shown: string): Tls {
  try {
    return takeTls(said)
  } catch (error) {
    throw new NoDatabase('tls', shown, error)
  }
}
