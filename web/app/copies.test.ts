import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { token } from './device.ts'
import { notice } from './notice.ts'
import { speakAs } from './speaker.ts'
import { openLine } from './table.ts'
import { PlayedWorld } from './world.script.ts'

afterEach(() => {
  speakAs(token)
  notice.value = null
  vi.unstubAllGlobals()
})

const place = { pathname: '/', hash: '' }
const walk = (_: unknown, __: string, pathname: string) => Object.assign(place, { pathname })
/** The address is read as soon as there is a page. */
const page = async () => ({ ...(await import('./copies.ts')), ...(await import('./route.ts')) })

beforeEach(async () => {
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', { pushState: walk })
  vi.stubGlobal('scrollTo', () => {})
  const { go } = await page()
  go('/')
})

test('whoever brings a table back comes to it, unless they have gone elsewhere meanwhile', async () => {
  const { bringBack, go } = await page()
  vi.stubGlobal('fetch', async () => new Response('ABC123', { status: 201 }))
  const early = bringBack(new File([], 'a.table'))
  go('/practice/rats')
  await early
  expect(place.pathname).toBe('/practice/rats')
  await bringBack(new File([], 'a.table'))
  expect(place.pathname).toBe('/t/ABC123')
})

test('a copy is asked for in the name of who hosts, on a shared phone too', async () => {
  openLine(new PlayedWorld())
  const { keepCopy } = await page()
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push([path, headers])
    return new Response(null, { status: 404 })
  })
  await keepCopy('ABC123')
  // Behind a PIN the seat and the hosting are another token's than the phone's own.
  speakAs('b'.repeat(64))
  await keepCopy('ABC123')
  expect(asked).toEqual([
    ['/table/ABC123', { authorization: `Bearer ${token}` }],
    ['/table/ABC123', { authorization: `Bearer ${'b'.repeat(64)}` }],
  ])
})
