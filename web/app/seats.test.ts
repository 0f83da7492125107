import { afterEach, expect, test, vi } from 'vitest'
import type { ClockName } from '../../protocol/words.ts'
import { token } from './device.ts'
import { forget, keep } from './kept.ts'
import { near } from './near.ts'
import { followSeats } from './seats.ts'
import { type Standing, standing } from './table.ts'

const stands = (seat: number | null, clock: ClockName, more: Partial<Standing> = {}): Standing =>
  ({ seq: 1, seat, room: { code: 'ABC123', settings: { clock } }, ...more }) as unknown as Standing

let stop = () => {}

function follow() {
  keep('token', token)
  const persist = vi.fn(async () => true)
  const fetch = vi.fn(async () => new Response(null, { status: 500 }))
  vi.stubGlobal('navigator', { storage: { persist } })
  vi.stubGlobal('fetch', fetch)
  stop = followSeats()
  return { counts: () => [fetch.mock.calls.length, persist.mock.calls.length] }
}

afterEach(() => {
  stop()
  standing.value = null
  near.value = undefined
  forget('token')
  vi.unstubAllGlobals()
})

test.each<[string, Standing, number, number]>([
  ['who sits for an evening', stands(0, 'relaxed'), 1, 0],
  ['who sits for days', stands(0, 'week'), 1, 1],
  ['who looks on', stands(null, 'week'), 0, 0],
  ['who sits in for another', stands(0, 'week', { as: 'stand-in' }), 0, 0],
])('what is kept for one %s', (_, now, spare, persisted) => {
  const { counts } = follow()
  standing.value = now
  expect(counts()).toEqual([spare, persisted])
  // The next step of the game is no new seat.
  standing.value = { ...now, seq: 2 }
  expect(counts()).toEqual([spare, persisted])
})

test('the house in this page knows no seats', () => {
  const { counts } = follow()
  near.value = {} as never
  standing.value = stands(0, 'week')
  expect(counts()).toEqual([0, 0])
})
