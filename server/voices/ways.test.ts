import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { relays, waysFor, wrongWith } from './ways.ts'

test('a relay gets a name with its end in it, and a password made with the shared secret', () => {
  const ways = waysFor({ servers: ['turn:a.example:3478', 'stun:b.example'], secret: 's' }, 'guest', 1_000_000)
  const username = '44200:guest'
  const credential = createHmac('sha1', 's').update(username).digest('base64')
  expect(ways).toEqual([{ urls: 'turn:a.example:3478', username, credential }, { urls: 'stun:b.example' }])
  expect(relays(ways)).toBe(true)
  expect(relays(waysFor({ servers: ['stun:b.example'], secret: undefined }, 'guest', 0))).toBe(false)
})

test.each([
  [['turn:relay.example:3478', 'turns:relay.example:5349?transport=tcp', 'stun:[::1]:3478'], 's', undefined],
  [['http://relay.example'], 's', 'noTurn'],
  [['turn:'], 's', 'noTurn'],
  [['turn:a b'], 's', 'noTurn'],
  [['turn:relay.example'], undefined, 'noTurnSecret'],
  [['stun:relay.example'], undefined, undefined],
  [[], undefined, undefined],
] as const)('%s with the secret %s: %s', (servers, secret, wrong) => {
  expect(wrongWith({ servers, secret })).toBe(wrong)
})
