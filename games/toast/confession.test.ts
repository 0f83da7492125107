import { expect, test } from 'vitest'
import type { Moment } from '../../kernel/chronicle.ts'
import { thoughtBefore } from '../../kernel/confession.ts'
import type { Seat } from '../../kernel/state.ts'
import { languages } from '../../kernel/text.ts'
import type { Thought } from '../banquet/confession.why.ts'
import { confessor } from './confession.ts'
import { type Laid, type Sitting, sit } from './script.ts'
import type { Move, Toast } from './state.ts'

/** What seat 1 thought who did this after these lines; its own goblet holds poison. */
function thoughtOf(move: Move, ...lines: readonly string[]): Thought {
  const table = sit(4)
    .fill('', 'poison', '', '')
    .play(...lines)
  return thoughtAt(table, 1, move)
}

function thoughtAt({ state }: Sitting, seat: Seat, move: Move): Thought {
  const moments: Moment<Toast>[] = [
    { state, entry: undefined },
    { state, entry: { seat, move, drawn: [] } },
  ]
  return thoughtBefore(confessor, moments, { at: 1, seat, weight: 1 })
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

test('T4.1 T6.1 Earl Antimony need not be rid of anything once the Toast is called, and leads astray only who still acts', () => {
  const called = (characters: NonNullable<Laid['characters']>) =>
    sit(4, { characters }).fill('', 'poison', '', '').hold(1, '').play('1 toasts')
  const alone = called({ 2: 'antimony' })
  const followed = called({ 2: 'antimony', 3: 'cicuta' })
  const own: Move = { kind: 'pour', token: 'poison', place: 2 }
  expect(thoughtAt(alone, 2, { ...own, token: 'wine', place: 0 })).toMatchObject({ reason: 'toss-up' })
  expect(thoughtAt(alone, 2, own)).toMatchObject({ reason: 'toss-up' })
  expect(thoughtAt(followed, 2, own)).toMatchObject({ reason: 'decoy' })
})

test('T3.3 a Toast wants empty hands, and so it is told', () => {
  const thought = { kind: 'pour', sort: 'poison', where: { of: 'mine' }, deadly: 0, reason: 'rid' } as const
  const upshot = { drinkers: [], stood: 'there', by: 0 } as const
  const told = languages.map((language) => {
    const { admit } = confessor.text[language]
    return [0, 2].map((nth) => admit({ at: 1, seat: 0, weight: 1, thought, upshot }, String, nth).told)
  })
  expect(told.flat().filter((one) => !/full hands|my hand is|vollen Händen|meine Hand/.test(one))).toEqual([])
})
