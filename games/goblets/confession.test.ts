import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import { confess, thoughtBefore } from '../../kernel/confession.ts'
import type { Seat } from '../../kernel/state.ts'
import { languages } from '../../kernel/text.ts'
import { kept } from '../banquet/chronicle.script.ts'
import {
  drinkReasons,
  foretellReasons,
  moveReasons,
  pourReasons,
  type Thought,
  toastReasons,
} from '../banquet/confession.why.ts'
import type { Dial } from '../banquet/state.ts'
import type { Sort } from '../banquet/tokens.ts'
import { expectWords } from '../confession.script.ts'
import { confessor } from './confession.ts'
import { goblets } from './index.ts'
import { type Sitting, sit } from './script.ts'
import type { Goblets, Move } from './state.ts'

type Line = readonly [seat: Seat, move: Move]

/** What somebody thought who did this at such a table; the goblet before seat 1 holds that, and seat 1 has looked. */
function thoughtOf(goblet: string, move: Move): Thought {
  const { state } = sit(4).fill('', goblet, '', '').play('1 peeks')
  const moments: Moment<Goblets>[] = [
    { state, entry: undefined },
    { state, entry: { seat: 1, move, drawn: [] } },
  ]
  return thoughtBefore(confessor, moments, { at: 1, seat: 1, weight: 1 })
}

describe('what was thought of the goblets', () => {
  test('an antidote heals what one knows to be poisoned, and poison there is a decoy', () => {
    const where = { of: 'mine' }
    const heal = thoughtOf('poison', { kind: 'pour', token: 'antidote', place: 1 })
    expect(heal).toMatchObject({ where, deadly: 1, reason: 'heal' })
    const odd = thoughtOf('wine', { kind: 'pour', token: 'poison', place: 1 })
    expect(odd).toMatchObject({ where, deadly: 0, reason: 'decoy' })
  })

  test('poison before the target is meant', () => {
    // There is less poison in the others, so it is not certain that this one kills already.
    const harm = thoughtOf('poison', { kind: 'pour', token: 'poison', place: 2 })
    expect(harm).toMatchObject({ where: { of: 'theirs', seat: 2 }, reason: 'harm' })
  })

  test('a goblet that kills is moved away, one that does not is not', () => {
    const swap: Move = { kind: 'swap', places: [0, 1] }
    expect(thoughtOf('poison', swap)).toMatchObject({ kind: 'swap', deadly: 1, reason: 'away' })
    expect(thoughtOf('wine', swap)).toMatchObject({ kind: 'swap', deadly: 0, reason: 'toss-up' })
  })
})

test('G4.9 who poured where is remembered, though the page wrote down what one poured oneself alone', () => {
  const deadlyIn = (place: number, dial: Dial) => {
    const { state } = sit(4, { options: { dial } }).play(`1 pours poison ${place}`, `1 pours wine ${place}`)
    const moments: Moment<Goblets>[] = [
      { state, entry: undefined },
      { state, entry: { seat: 2, move: { kind: 'pour', token: 'antidote', place: 3 }, drawn: [] } },
    ]
    const thought = thoughtBefore(confessor, moments, { at: 1, seat: 2, weight: 1 })
    return 'deadly' in thought ? thought.deadly : undefined
  }
  for (const place of [0, 3]) expect(deadlyIn(place, 'mine')).toBe(deadlyIn(place, 'record'))
  expect(deadlyIn(3, 'mine')).not.toBe(deadlyIn(0, 'mine'))
})

describe('what was poured once the Toast was called', () => {
  /** Seat 1 has called; its own goblet holds poison, and seat 2 has the first of the last actions. */
  const called = (held: string, ...lines: string[]) =>
    sit(4)
      .fill('', 'poison', '', '')
      .hold(1, held)
      .play('1 toasts', ...lines)
  const reasonOf = ({ state }: Sitting, seat: Seat, token: Sort, place: number) => {
    const entry = { seat, move: { kind: 'pour', token, place } as const, drawn: [] }
    return thoughtBefore(
      confessor,
      [
        { state, entry: undefined },
        { state, entry },
      ],
      { at: 1, seat, weight: 1 },
    )
  }

  test('G5.1 a last action is no way to the Toast: it leads astray whoever is still to act', () => {
    const wine = { kind: 'pour', token: 'wine', place: 1 } as const
    expect(thoughtOf('wine', { ...wine, place: 0 })).toMatchObject({ reason: 'rid' })
    expect(reasonOf(called(''), 2, 'wine', 1)).toMatchObject({ sort: 'wine', reason: 'toss-up' })
    expect(reasonOf(called(''), 2, 'poison', 2)).toMatchObject({ sort: 'poison', reason: 'decoy' })
  })

  test('G5.1 whoever acts last of all can lead nobody astray', () => {
    const last = called('antidote poison', '2 passes', '3 passes', '0 passes')
    expect(reasonOf(last, 1, 'antidote', 2)).toMatchObject({ reason: 'toss-up' })
    expect(reasonOf(last, 1, 'poison', 2)).toMatchObject({ reason: 'harm' })
  })
})

/** The last course of four; whoever is asked after these passes until it is drunk. */
function told(table: Sitting, lines: readonly Line[]): Moment<Goblets>[] {
  table.state.table.course = 3
  table.state.table.score = [9, 0, 0, 0]
  const left = [...lines]
  return kept(goblets, table.state, ({ table: { stage }, agenda }) => {
    if (stage === 'over') return undefined
    return left.shift() ?? [at(agenda.asked, 0, 'seat that is asked'), { kind: 'pass' }]
  })
}

const pours = (seat: Seat, token: 'wine' | 'poison' | 'antidote', place: number): Line => [
  seat,
  { kind: 'pour', token, place },
]

test('a pour tells who drank it, where, and what it earned; the Toast how both of them fared', () => {
  const table = sit(4).fill('', '', '', '').hold(3, 'poison')
  const lines: Line[] = [pours(1, 'poison', 0), pours(1, 'wine', 0), pours(2, 'wine', 3), pours(2, 'wine', 3)]
  const moments = told(table, [...lines, [3, { kind: 'toast' }]])
  const [poison] = confess(confessor, moments, 1)
  expect(poison).toMatchObject({ at: 1, thought: { kind: 'pour', sort: 'poison', where: { of: 'other', seat: 0 } } })
  expect(poison?.upshot).toEqual({ drinkers: [{ seat: 0, fate: 'poisoned' }], stood: 'there', by: 0 })
  const [toast] = confess(confessor, moments, 3)
  expect(toast).toMatchObject({ at: 5, thought: { kind: 'toast', target: { where: { of: 'theirs', seat: 0 } } } })
  expect(toast?.upshot.drinkers).toEqual([
    { seat: 3, fate: 'well' },
    { seat: 0, fate: 'poisoned' },
  ])
})

test('what was hidden changes what came of it, and nothing that was thought', () => {
  const toasts = ['', 'poison'].map((hidden) => {
    const table = sit(4).fill('', 'wine', hidden, '').hold(1, 'poison')
    return at(confess(confessor, told(table, [[1, { kind: 'toast' }]]), 1), 0, 'admission')
  })
  const [clean, deadly] = toasts
  expect(clean?.thought).toEqual(deadly?.thought)
  expect(clean?.upshot.drinkers[1]).toEqual({ seat: 2, fate: 'well' })
  expect(deadly?.upshot.drinkers[1]).toEqual({ seat: 2, fate: 'poisoned' })
})

test.each(languages)('every reason has its words in %s', (language) => {
  const about = { where: { of: 'mine' }, deadly: 0.7 } as const
  const thoughts: Thought[] = [
    ...pourReasons.map((reason) => ({ kind: 'pour', sort: 'poison', ...about, reason }) as const),
    ...moveReasons.flatMap((reason) =>
      (['swap', 'rotate', 'veil'] as const).map((kind) => ({ kind, ...about, got: 0.1, reason })),
    ),
    ...toastReasons.map((reason) => ({ kind: 'toast', ...about, target: about, reason }) as const),
    ...drinkReasons.map((reason) => ({ kind: 'drink', ...about, reason }) as const),
    ...foretellReasons.map((reason) => ({ kind: 'foretell', seat: 2, ...about, reason }) as const),
  ]
  for (const stood of ['there', 'elsewhere'] as const)
    expectWords(confessor.text[language], thoughts, { drinkers: [{ seat: 1, fate: 'well' }], stood, by: 2 })
  expectWords(confessor.text[language], thoughts, { drinkers: [], stood: 'there', by: 0 })
})

test('G4.6 what one must be rid of before a Toast is wine, and nothing else', () => {
  const thought = { kind: 'pour', sort: 'wine', where: { of: 'mine' }, deadly: 0, reason: 'rid' } as const
  const upshot = { drinkers: [], stood: 'there', by: 0 } as const
  const told = languages.map((language) => {
    const { admit } = confessor.text[language]
    return [0, 2].map((nth) => admit({ at: 1, seat: 0, weight: 1, thought, upshot }, String, nth).told)
  })
  expect(told.flat().filter((one) => !/with wine left|my wine|noch Wein|mein Wein/.test(one))).toEqual([])
})
