/** A table's link, as people share it. */
import { codeForm, routeOf, socketFor } from '../../protocol/routes.ts'

export interface TableLink {
  readonly code: string
  /** Where its house is found, for people and for sockets. */
  readonly house: string
  readonly socket: string
}

/** Undefined if it leads to no table. */
export function tableLink(text: string): TableLink | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return undefined
  const route = routeOf(url.pathname)
  const code = route?.code?.toUpperCase() ?? ''
  if (route?.page !== 'table' || !codeForm.test(code)) return undefined
  return { code, house: url.origin, socket: `${url.origin.replace(/^http/, 'ws')}${socketFor(code)}` }
}
