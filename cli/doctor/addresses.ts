/** Under which addresses phones in the same network find this machine, and whether the house answers at each. */
import { networkInterfaces } from 'node:os'
import { sure } from '../../kernel/at.ts'
import { LINK_LOCAL } from '../home.ts'
import { type Check, ill, mind, well } from './finding.ts'
import { isHouse, originAt, whoIsAt } from './house.ts'

export function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.flatMap(({ address, internal }) => (internal || LINK_LOCAL.test(address) ? [] : address))
}

export const addresses: Check = async ({ port, url, text: { addresses: text } }) => {
  const known = networkAddresses()
  if (known.length === 0) return [mind(text.none)]
  const here = await Promise.all(['127.0.0.1', '::1'].map((address) => whoIsAt(address, port)))
  const answers = await Promise.all(known.map((address) => whoIsAt(address, port)))
  const { over } = [...here, ...answers].find(isHouse) ?? {}
  const shown = (list: readonly string[]) => list.map((address) => originAt(address, port, over ?? 'http')).join('  ')
  if (!over) return [well(text.would(shown(known)))]
  const silent = known.filter((_, at) => !isHouse(sure(answers[at], 'answer')))
  // Under a number browsers would warn of its certificate.
  if (silent.length === 0) return [well((over === 'https' ? text.sealed : text.all)(shown(known)))]
  // Behind a proxy on this machine that is as it should be.
  if (url) return [well(text.proxied(url.origin))]
  return [ill(text.silent(shown(silent)))]
}
