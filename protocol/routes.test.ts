import { expect, test } from 'vitest'
import { routeOf, routes } from './routes.ts'

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
