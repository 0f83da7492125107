import { expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { playOn, shareOf } from '../../kernel/coach.ts'
import { copy } from '../../kernel/state.ts'
import { coach } from './coach.ts'
import { type Sitting, sit } from './script.ts'
import { finish } from './tie.ts'

/** What all could hope for, as it is told of a moment. */
function chances({ state }: Sitting): number[] {
  const futures = Array.from({ length: 40 }, (_, nth) => playOn(coach, copy(state), seeded(nth)))
  return state.hands.map((_, seat) => futures.reduce((sum, end) => sum + shareOf(coach, end, seat), 0) / futures.length)
}

test('G5.9 in a tie nobody can hope for more than the others until one goblet is drunk, and then one of two has won', () => {
  const table = sit(4).hold(1, '').play('1 toasts')
  table.state.table.score = [1, 3, 1, 3]
  finish(table.state, seeded(1))
  const [none, half, never, too] = chances(table)
  expect([none, never]).toEqual([0, 0])
  for (const share of [half, too]) expect(share).toBeGreaterThan(0.25)
  const seat = table.asked()
  table.fill('poison', 'wine').play(`${seat} drinks 0`)
  expect(chances(table)).toEqual([0, seat === 1 ? 0 : 1, 0, seat === 1 ? 1 : 0])
})
