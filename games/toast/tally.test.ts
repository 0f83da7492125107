import { expect, test } from 'vitest'
import { toast } from './index.ts'
import { drawn, sit } from './script.ts'
import type { Move } from './state.ts'

test.each([
  [{ kind: 'keep' }, []],
  [{ kind: 'again' }, ['redraws']],
  [{ kind: 'accuse', house: 2 }, ['grievances']],
  [{ kind: 'trade', give: 'wine' }, ['abilities']],
  [{ kind: 'exchange', give: 'wine' }, ['abilities']],
  [{ kind: 'pour', token: 'poison', place: 1 }, ['pours', 'pours of poison', 'pours into one’s own']],
  [{ kind: 'pour', token: 'wine', place: 0 }, ['pours', 'pours of wine']],
  [{ kind: 'toast' }, ['toasts', 'toasts in round 1']],
] as const)('T1.4 T2.1 T3.2 T6.1 the chronicler counts %o', (move: Move, counted) => {
  expect(toast.tally(sit(4).state, 1, move)).toEqual(counted)
})

test('T5.4 a duel ends as a duel, whatever its points', () => {
  expect(toast.ending({ ...drawn(2).state.table, stage: 'over' })).toBe('duel')
})
