import { writeFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCertificate } from '../server/net/certificate.ts'
import { both, first } from '../test/authority.ts'
import { newFolder } from '../test/open.ts'
import { addressOf } from './home.ts'

/** Of a network all but the address is the same to us. */
const at = (address: string) => {
  const family = isIPv6(address) ? 'IPv6' : 'IPv4'
  return { address, family, internal: /^(?:127\.|::1$)/.test(address) } as NetworkInterfaceInfo
}
const networks = (list: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(list).map(([name, addresses]) => [name, addresses.map(at)]))

const lo = ['127.0.0.1', '::1']
const wifi = networks({ lo, wlan0: ['192.168.1.7', 'fe80::7', '2001:db8::7'] })
const inWifi = 'http://192.168.1.7:4862'

describe('guests are told', () => {
  test.each([
    ['the address in the Wi-Fi', wifi, inWifi],
    ['not that of containers, which comes first', { ...networks({ lo, docker0: ['172.17.0.1'] }), ...wifi }, inWifi],
    ['nor that of the Linux inside a Windows', { ...networks({ 'vEthernet (WSL)': ['172.20.0.1'] }), ...wifi }, inWifi],
    ['nor that of a tunnel', { ...networks({ utun3: ['10.8.0.2'], tailscale0: ['100.64.0.1'] }), ...wifi }, inWifi],
    ['unless there is no other', networks({ lo, docker0: ['172.17.0.1'] }), 'http://172.17.0.1:4862'],
    ['a short one of the next network', networks({ en0: ['2001:db8::7'], en1: ['10.0.0.7'] }), 'http://10.0.0.7:4862'],
    ['a long one, where there is no short', networks({ en0: ['fe80::7', '2001:db8::7'] }), 'http://[2001:db8::7]:4862'],
    [
      'a long one rather than one of containers',
      networks({ docker0: ['172.17.0.1'], en0: ['fd00::7'] }),
      'http://[fd00::7]:4862',
    ],
    [
      'none that is good for one wire alone',
      networks({ eth0: ['169.254.3.4'], wlan0: ['10.0.0.7'] }),
      'http://10.0.0.7:4862',
    ],
    [
      'nothing else where there is no network',
      networks({ lo, eth0: ['169.254.3.4', 'fe80::7'] }),
      'http://localhost:4862',
    ],
  ])('%s', (_, known, address) => {
    expect(addressOf(undefined, 4862, undefined, known)).toBe(address)
  })

  test.each([
    ['what was named', 'parlour.example', 'http://parlour.example:4862'],
    ['what was named, with brackets', '::1', 'http://[::1]:4862'],
    ['where to go, if it was everywhere', '0.0.0.0', inWifi],
    ['where to go, if it was everywhere in the long way', '::', inWifi],
  ])('%s', (_, host, address) => {
    expect(addressOf(host, 4862, undefined, wifi)).toBe(address)
  })
})

test('of the names of a certificate the one that others can come by, and localhost if it has no other', () => {
  const told = ({ cert, key }: typeof both | typeof first, host?: string) => {
    const folder = newFolder()
    const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
    writeFileSync(files.cert, cert)
    writeFileSync(files.key, key)
    return addressOf(host, 443, readCertificate(files), wifi)
  }
  expect([told(both), told(both, '::'), told(first)]).toEqual([
    'https://parlour.example',
    'https://parlour.example',
    'https://localhost',
  ])
})
