/** Where a database is, as whoever runs the house writes it; several hosts of one database are separated by commas. */
import type { ClientConfig } from 'pg'

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
  const urls = names.map((host) => `${scheme}${user === undefined ? '' : `${user}@`}${host}${database}${more}`)
  if (!urls.every((url) => URL.canParse(url))) return undefined
  return { hosts: urls.map((connectionString) => ({ connectionString })), shown: `${scheme}${hosts}${database}` }
}
