import { expect, test } from 'vitest'
import { isSocket, routeOf, routes, socketFor } from './routes.ts'

const filled = (pattern: string) => pattern.replace(':game', 'rats').replace(':code', 'N941HV').replace(':round', '12')

test.each(Object.entries(routes).flatMap(([page, patterns]) => patterns.map((pattern) => [pattern, page] as const)))(
  '%s leads to %s, with all that is named in it',
  (pattern, page) => {
    const route = routeOf(filled(pattern))
    expect(route).toEqual({
      page,
      ...(pattern.includes(':game') && { game: 'rats' }),
      ...(pattern.includes(':code') && { code: 'N941HV' }),
      ...(pattern.includes(':round') && { round: '12' }),
    })
  },
)

test.each([
  ['', undefined],
  ['/about/', 'about'],
  ['/new/', 'new'],
  ['/t/', undefined],
  ['/new/rats/', undefined],
  ['//', undefined],
  ['/t/N941HV/', undefined],
  ['/nothing', undefined],
  ['/T/N941HV', undefined],
  ['/toString', undefined],
  ['/proof/N941HV/1234567', undefined],
  ['/proof/N941HV/one', undefined],
  ['/proof//1', undefined],
  ['/:code', undefined],
])('%j leads to %s', (path, page) => {
  expect(routeOf(path)?.page).toBe(page)
})

test.each([
  ['N941HV', '/socket/N941HV'],
  ['0ZHJKM', '/socket/0ZHJKM'],
  [undefined, '/socket'],
  ['', '/socket'],
  ['n941hv', '/socket'],
  ['N941H', '/socket'],
  ['N941HVX', '/socket'],
  ['N941HU', '/socket'],
])('a socket for %j is opened at %s, and found there', (code, path) => {
  expect(socketFor(code)).toBe(path)
  expect(isSocket(path)).toBe(true)
})

test.each([
  ...['', '/', '/socket/', '/sockets', '/socketN941HV', '/socket/n941hv', '/socket/N941HU', '/socket/N941H'],
  ...['/socket/N941HV/', '/socket/N941HVX', '/socket//N941HV', '/socket?N941HV', '/socket/N941HV?', '/SOCKET'],
])('no socket is opened at %j', (path) => {
  expect(isSocket(path)).toBe(false)
})
