import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Room } from '../../protocol/room.ts'
import { line } from './line.ts'
import { mindRenewal, waits } from './renewal.ts'
import { pending, type Standing, standing } from './table.ts'
import { update } from './update.ts'

const LONG = 60_000
let reloads = 0
let busy: object | null = null

const at = (stage: Room['stage'], asked: readonly number[], seat: number | null = 0): Standing =>
  ({
    seq: 1,
    seat,
    room: { code: 'ABCDEF', stage, settings: { game: 'rats' } },
    game: { agenda: { asked }, table: { news: [] } },
    hand: undefined,
  }) as unknown as Standing

mindRenewal()

beforeEach(() => {
  vi.useFakeTimers()
  reloads = 0
  busy = null
  vi.stubGlobal('location', { reload: () => reloads++ })
  vi.stubGlobal('document', { querySelector: () => busy })
  line.value = 'open'
  update.value = 'none'
})
afterEach(() => {
  standing.value = null
  pending.value = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What renews the page lives as long as this process, and other tests have no page. */
afterAll(() => {
  update.value = 'none'
})

/** How often the page has turned after a long while. */
async function later(): Promise<number> {
  await vi.advanceTimersByTimeAsync(LONG)
  return reloads
}

test('a newer page is said to wait at a table, and is taken between two moves', async () => {
  standing.value = at('playing', [0])
  expect([waits.value, await later()]).toEqual([false, 0])
  update.value = 'ready'
  expect(waits.value).toBe(true)
  // Something is asked of the person who sits here.
  expect(await later()).toBe(0)
  pending.value = { question: 1, move: { kind: 'shake' } }
  standing.value = at('playing', [1])
  // What they pressed is not acknowledged yet.
  expect(await later()).toBe(0)
  pending.value = null
  expect(await later()).toBe(1)
})

test('it is not taken while somebody holds or types something, and soon after', async () => {
  update.value = 'ready'
  busy = {}
  standing.value = at('lobby', [])
  expect(await later()).toBe(0)
  busy = null
  await vi.advanceTimersByTimeAsync(2000)
  expect(reloads).toBe(1)
})

test.each([
  ['while devices deal', 'promising'],
  ['while what came out is looked at', 'over'],
] as const)('nor %s, nor without a line', async (_, stage) => {
  update.value = 'ready'
  standing.value = at(stage, [])
  expect(await later()).toBe(0)
  line.value = 'lost'
  standing.value = at('lobby', [])
  expect(await later()).toBe(0)
})

test('whoever only looks on need not wait for those who play', async () => {
  update.value = 'ready'
  standing.value = at('playing', [0], null)
  expect(await later()).toBe(1)
})
