import { afterEach, expect, test, vi } from 'vitest'
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

test('a copy is asked for in the name of who hosts, on a shared phone too', async () => {
  openLine(new PlayedWorld())
  vi.stubGlobal('location', { pathname: '/', hash: '' })
  const { keepCopy } = await import('./copies.ts')
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
