import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { whatShuts } from './shut.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** What the system answers a house that asks for something. */
const answer = (syscall: string, code: string) => Object.assign(new Error(code), { syscall, code })

describe.each([
  ['en', en],
  ['de', de],
])('in %s: what shuts a house is named, and whether time may mend it', (_, text) => {
  const { errors } = text
  const place = { data: '/data', host: 'parlour.example', port: 443 }

  test.each([
    ['a port that is not for this user', answer('listen', 'EACCES'), 2, errors.noRight(443)],
    ['a port that another program has', answer('listen', 'EADDRINUSE'), 75, errors.portTaken(443)],
    ['an address not yet there', answer('listen', 'EADDRNOTAVAIL'), 75, errors.noListen('parlour.example:443')],
    ['an unknown name', answer('getaddrinfo', 'ENOTFOUND'), 75, errors.noListen('parlour.example:443')],
    ['nobody who knows names yet', answer('getaddrinfo', 'EAI_AGAIN'), 75, errors.noListen('parlour.example:443')],
    ['a folder that is not for this user', answer('mkdir', 'EACCES'), 75, errors.unwritable('/data')],
    ['a full disk', answer('open', 'ENOSPC'), 75, errors.noRoom('/data')],
  ])('%s', (_, error, code, message) => {
    expect(whatShuts(error, text, place)).toMatchObject({ code, message })
  })

  test('but what is our own fault is not', () => {
    expect(whatShuts(new TypeError('oh'), text, place)).toBeUndefined()
  })
})

test('the system answers so', async () => {
  const failure = new Promise((failed) => createServer().once('error', failed).listen(0, '192.0.2.1'))
  expect(await failure).toMatchObject({ syscall: 'listen', code: 'EADDRNOTAVAIL' })
})
