import { afterEach, expect, test, vi } from 'vitest'
import { insist } from './insist.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what does not come is asked for again, and not at once', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<() => Promise<string>>()
  fetch
    .mockRejectedValueOnce(new Error('no line'))
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue('here')
  const come = insist(fetch)
  await vi.advanceTimersByTimeAsync(2999)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1 + 3000)
  expect(await come).toBe('here')
  expect(fetch).toHaveBeenCalledTimes(3)
})
