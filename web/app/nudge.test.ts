import { afterEach, expect, test, vi } from 'vitest'
import { buzz } from './device.ts'
import { canVibrate, flash, nudge } from './nudge.ts'

afterEach(() => {
  buzz.value = 'on'
  flash.value = 'out'
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a phone that can stirs, and nothing lights up', () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  nudge()
  expect([canVibrate(), vibrate.mock.calls, flash.value]).toEqual([true, [[[60, 50, 60]]], 'out'])
})

test('one that cannot lights up for a moment, and a second nudge makes it last', () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  nudge()
  vi.advanceTimersByTime(1000)
  nudge()
  vi.advanceTimersByTime(1000)
  expect([canVibrate(), flash.value]).toEqual([false, 'lit'])
  vi.advanceTimersByTime(400)
  expect(flash.value).toBe('out')
})

test('nobody is nudged who does not want it', () => {
  vi.stubGlobal('navigator', {})
  buzz.value = 'off'
  nudge()
  expect(flash.value).toBe('out')
})
