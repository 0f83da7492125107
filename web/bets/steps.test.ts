import { expect, test } from 'vitest'
import type { Line } from '../app/log.ts'
import { stepsOf } from './steps.ts'

const line = (seq: number, of: 'room' | 'game' | 'mine', kind: string) =>
  ({ seq, of, key: `${seq}`, news: { kind } }) as Line

test('what all were told of this game, step by step; nothing of the one before, and nothing that one seat alone was told', () => {
  const lines = [
    line(4, 'game', 'announced'),
    line(9, 'room', 'again'),
    line(12, 'room', 'dealt'),
    line(12, 'game', 'course'),
    line(13, 'mine', 'saw'),
    line(14, 'game', 'poured'),
    line(14, 'game', 'turn'),
    line(15, 'room', 'said'),
  ]
  expect(stepsOf(lines)).toEqual([
    { seq: 12, news: [{ kind: 'course' }] },
    { seq: 14, news: [{ kind: 'poured' }, { kind: 'turn' }] },
  ])
})

test('who came in the middle has not heard of the deal', () => {
  expect(stepsOf([line(7, 'game', 'announced')])).toEqual([{ seq: 7, news: [{ kind: 'announced' }] }])
})
