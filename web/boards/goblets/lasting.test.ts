import { expect, test } from 'vitest'
import { goblets } from '../../../games/goblets/index.ts'
import type { Dial } from '../../../games/goblets/state.ts'
import { defaults } from '../../../kernel/game.ts'
import { lasts } from './lasting.ts'

const at = (dial: Dial, memory = false) => ({ ...defaults(goblets, 4), dial, memory })

test('who poured where stays in the log only where the table keeps a record', () => {
  expect(lasts(at('record'), 'poured', 'game')).toBe(Infinity)
  expect(lasts(at('mine'), 'poured', 'game')).toBeLessThan(10)
  expect(lasts(at('none'), 'poured', 'game')).toBeLessThan(10)
})

test('what I saw and poured stays in my log, unless the table remembers nothing', () => {
  expect(lasts(at('mine'), 'saw', 'mine')).toBe(Infinity)
  expect(lasts(at('none'), 'saw', 'mine')).toBe(0)
  expect(lasts(at('record', true), 'saw', 'mine')).toBe(0)
})

test('how the goblets moved is forgotten only with the dial at nothing; points and courses never are', () => {
  expect(lasts(at('mine'), 'swapped', 'game')).toBe(Infinity)
  expect(lasts(at('none'), 'swapped', 'game')).toBeLessThan(10)
  for (const kind of ['scored', 'course', 'toast', 'drunk']) expect(lasts(at('none'), kind, 'game')).toBe(Infinity)
})
