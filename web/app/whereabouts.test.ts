import { describe, expect, test } from 'vitest'
import { codeOf, socketFrom, whereaboutsOf } from './whereabouts.ts'

describe('a code', () => {
  test.each([
    ['n941hv', 'N941HV'],
    [' n94-1hv ', 'N941HV'],
    ['OIL0OU', '0110 0V'.replace(' ', '')],
    ['N941HV and more', 'N941HV'],
    ['', ''],
  ])('%j is read as %j: small letters, look-alikes and what stands between do not matter', (typed, code) => {
    expect(codeOf(typed)).toBe(code)
  })
})

describe('an address', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new', game: undefined }],
    ['/new/rats', { page: 'new', game: 'rats' }],
    ['/t/n941hv', { page: 'table', code: 'N941HV' }],
    ['/tv/n941hv', { page: 'tv', code: 'N941HV' }],
    ['/practice', { page: 'practice', game: undefined }],
    ['/practice/hoax', { page: 'practice', game: 'hoax' }],
    ['/learn/toast', { page: 'learn', game: 'toast' }],
    ['/replay', { page: 'replay', code: undefined, round: 1 }],
    ['/replay/N941HV/3', { page: 'replay', code: 'N941HV', round: 3 }],
    ['/watch/N941HV', { page: 'watch', code: 'N941HV' }],
    ['/rules', { page: 'rules', game: undefined }],
    ['/rules/rats', { page: 'rules', game: 'rats' }],
    ['/proof/N941HV/2', { page: 'proof', code: 'N941HV', round: 2 }],
    ['/c/o0a1b2c3d4e5f6a7b8c9d0e1/book', { page: 'book', code: 'o0a1b2c3d4e5f6a7b8c9d0e1' }],
    ['/about', { page: 'about' }],
    ['/fair', { page: 'fair' }],
    ['/know', { page: 'know' }],
  ])('%s leads somewhere', (path, place) => {
    expect(whereaboutsOf(path)).toEqual(place)
  })

  test.each(['/t', '/t/', '/proof/N941HV/two', '/proof/N941HV', '/about/us', '/new/rats/now', '/t/N941HV/1/2', '/x'])(
    '%s leads nowhere',
    (path) => {
      expect(whereaboutsOf(path)).toEqual({ page: 'nowhere' })
    },
  )
})

describe('a socket', () => {
  test.each([
    ['/', '/socket'],
    ['/new/hoax', '/socket'],
    ['/t/N941HV', '/socket/N941HV'],
    ['/t/n94lhv', '/socket/N941HV'],
    ['/watch/N941HV', '/socket/N941HV'],
    ['/tv/N941HV', '/socket/N941HV'],
    ['/t/AB', '/socket'],
    ['/t/N941HV/cellar', '/socket'],
  ])('that is opened at %s names the table there, if there is one', (path, address) => {
    expect(socketFrom(path)).toBe(address)
  })
})
