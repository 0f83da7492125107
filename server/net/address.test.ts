import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressing, networkOf, proxiesAt } from './address.ts'

const request = (remoteAddress: string, named?: string) =>
  ({ headers: named === undefined ? {} : { 'x-forwarded-for': named }, socket: { remoteAddress } }) as IncomingMessage

test.each([
  [[], '127.0.0.1', '192.0.2.1', '127.0.0.1'],
  [['loopback'], '127.0.0.1', '192.0.2.1', '192.0.2.1'],
  [['loopback'], '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
  [['loopback'], '::1', undefined, '::1'],
  [['loopback'], '10.0.0.9', '192.0.2.1', '10.0.0.9'],
  [['10.0.0.0/8'], '10.0.0.9', '192.0.2.7, 192.0.2.1', '192.0.2.1'],
  [['10.0.0.0/8', 'loopback'], '127.0.0.1', '192.0.2.1, 10.0.0.9', '192.0.2.1'],
  [['10.0.0.9'], '10.0.0.9', '10.0.0.9', '10.0.0.9'],
])('behind %j a call from %s that names %s is from %s', (proxies, from, named, address) => {
  expect(addressing(proxiesAt(proxies))(request(from, named))).toBe(address)
})

test('what is no address is no proxy', () => {
  for (const word of ['', 'proxy', '10.0.0', '10.0.0.1/33', '10.0.0.1/x', '::1/129'])
    expect(proxiesAt([word])).toBeUndefined()
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('neighbours in one network count as one, those of another do not', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff::1'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
})
