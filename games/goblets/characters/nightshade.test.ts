import { expect, test } from 'vitest'
import { sit } from '../script.ts'

const him = { characters: { 1: 'nightshade' } } as const

test('C14 Prince Nightshade may call the Toast with one wine behind his screen, not with two', () => {
  expect(sit(4, him).hold(1, 'wine poison').try('1 toasts')).toBe('taken')
  expect(sit(4, him).hold(1, 'wine wine').try('1 toasts')).toBe('illegal')
  expect(sit(4, him).hold(1, '').try('1 toasts')).toBe('taken')
})

test('C14 still as the first and only action', () => {
  expect(sit(4, him).hold(1, 'wine wine').play('1 pours wine 0').try('1 toasts')).toBe('illegal')
  expect(sit(4, him).hold(1, 'wine').play('1 peeks').try('1 toasts')).toBe('illegal')
})

test('C14 he need not', () => {
  expect(sit(4, him).hold(1, 'wine').play('1 passes').state.table.call).toBeNull()
})

test('C14 nobody else may, nor he without the card', () => {
  expect(sit(4, him).play('1 passes').hold(2, 'wine').try('2 toasts')).toBe('illegal')
  expect(sit(4).hold(1, 'wine').try('1 toasts')).toBe('illegal')
})

test('C14 in a pair it is the Noble’s at the opening, never the taster’s, and leave does not cover it', () => {
  const pair = { characters: { 3: 'nightshade' } } as const
  expect(sit(8, pair).hold(1, 'wine').try('3 toasts')).toBe('taken')
  expect(sit(8, pair).hold(1, 'wine wine').try('3 toasts')).toBe('illegal')
  expect(sit(8, pair).hold(1, 'wine').try('3 yields leave')).toBe('illegal')
  expect(sit(8, pair).hold(1, 'wine').play('3 yields').try('2 toasts')).toBe('illegal')
  expect(
    sit(8, { characters: { 2: 'nightshade' } })
      .hold(1, 'wine')
      .try('3 toasts'),
  ).toBe('illegal')
})
