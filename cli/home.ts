/** The address under which guests find a house: what its QR code says. */
import { isIPv6 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import type { Certificate } from '../server/net/certificate.ts'

type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Those that are only good for two machines on one wire are good for no browser. */
export const LINK_LOCAL = /^(?:169\.254\.|fe[89ab][0-9a-f]:)/i
/** Everywhere is no address to go to. */
const EVERYWHERE = ['0.0.0.0', '::']
/** Networks that are only in this machine, and tunnels out of it: no phone is in them. */
const INSIDE =
  /^(?:docker|br-|bridge|veth|vethernet|virbr|virtualbox|vmnet|vboxnet|lxc|podman|cni|utun|tun|tap|wg|zt|tailscale)/i

/** A certificate is for names: under any other, browsers would warn of it. */
export function addressOf(
  host: string | undefined,
  port: number,
  certificate: Certificate | undefined,
  networks: Networks,
): string {
  const named = host === undefined || EVERYWHERE.includes(host) ? certificate?.name : host
  const name = named ?? homeAddress(networks)
  return new URL(`${certificate ? 'https' : 'http'}://${isIPv6(name) ? `[${name}]` : name}:${port}`).origin
}

/** Of those under which phones in the same house may find this machine, the likeliest; short ones first. */
function homeAddress(networks: Networks): string {
  const known = Object.entries(networks).flatMap(([network, list = []]) =>
    list
      .filter(({ address, internal }) => !internal && !LINK_LOCAL.test(address))
      .map(({ address, family }) => ({ address, rank: Number(INSIDE.test(network)) * 2 + Number(family === 'IPv6') })),
  )
  return known.toSorted((a, b) => a.rank - b.rank)[0]?.address ?? 'localhost'
}
