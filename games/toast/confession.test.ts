import { expect, test } from 'vitest'
import type { Moment } from '../../kernel/chronicle.ts'
import { thoughtBefore } from '../../kernel/confession.ts'
import type { Thought } from '../banquet/confession.why.ts'
import { confessor } from './confession.ts'
import { sit } from './script.ts'
import type { Move, Toast } from './state.ts'

/** What seat 1 thought who did this after these lines; its own goblet holds poison. */
function thoughtOf(move: Move, ...lines: readonly string[]): Thought {
  const { state } = sit(4)
    .fill('', 'poison', '', '')
    .play(...lines)
  const moments: Moment<Toast>[] = [
    { state, entry: undefined },
    { state, entry: { seat: 1, move, drawn: [] } },
  ]
  return thoughtBefore(confessor, moments, { at: 1, seat: 1, weight: 1 })
}

test('T1.2 what was seen is remembered where no page may show it', () => {
  const swap: Move = { kind: 'swap', places: [0, 1] }
  expect(thoughtOf(swap, '1 peeks')).toMatchObject({ kind: 'swap', deadly: 1, reason: 'away' })
  expect(thoughtOf(swap).deadly).toBeLessThan(0.5)
})

test('T3.3 whatever one has must go before one may toast', () => {
  expect(thoughtOf({ kind: 'pour', token: 'wine', place: 0 })).toMatchObject({ reason: 'rid' })
  expect(thoughtOf({ kind: 'pour', token: 'wine', place: 2 })).toMatchObject({ reason: 'decoy' })
})
