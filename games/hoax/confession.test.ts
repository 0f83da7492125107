import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import { confess } from '../../kernel/confession.ts'
import type { Seat } from '../../kernel/state.ts'
import { languages } from '../../kernel/text.ts'
import { kept } from '../banquet/chronicle.script.ts'
import { expectWords } from '../confession.script.ts'
import { confessor } from './confession.ts'
import { claimReasons, guessReasons, type Thought, voteReasons } from './confession.why.ts'
import { hoax } from './index.ts'
import { type Laid, sit } from './script.ts'
import type { Hoax, Move, Role } from './state.ts'

type Line = readonly [seat: Seat, move: Move]

const roles: Role[] = ['peasant', 'emperor', 'judge', 'pope']
const pass = (...seats: Seat[]): Line[] => seats.map((seat): Line => [seat, { kind: 'pass' }])
const steals: Line = [0, { kind: 'steal', from: 1, sort: 'gold' }]
const accuses: Line = [2, { kind: 'accuse', seat: 0, role: 'thief' }]
const votes = (seat: Seat, vote: 'yes' | 'no'): Line => [seat, { kind: 'vote', vote }]

/** Peasant, Emperor, Judge and Pope; seat 0 is to act, and seat 1 has three gold. */
function told(lines: readonly Line[], laid: Laid = { purses: ['2 wine', '3 gold'] }): Moment<Hoax>[] {
  const left = [...lines]
  return kept(hoax, sit(roles, laid).state, () => left.shift())
}

const first = (moments: readonly Moment<Hoax>[], seat: Seat) => at(confess(confessor, moments, seat), 0, 'admission')

describe('a claim', () => {
  test('that was false paid better than the truth, and stood', () => {
    const { thought, upshot } = first(
      told([steals, ...pass(1, 2, 3, 0, 1, 2, 3)], { purses: ['1 wine 1 grain', '3 gold'] }),
      0,
    )
    expect(thought).toMatchObject({ kind: 'claim', role: 'thief', own: 'peasant', knowers: 0, reason: 'pays' })
    expect(upshot).toEqual({ kind: 'claim', truth: 'false', end: 'stood', by: 2 })
  })

  test('that is sealed was decided when it was sealed, not when all heard it (H3.4)', () => {
    const lines = [
      steals,
      [1, { kind: 'illegal' }],
      ...pass(2, 3),
      [2, { kind: 'fine', sort: 'wine' }],
      ...pass(1, 3),
    ] as const
    const moments = told([...lines, ...pass(1, 3), [0, { kind: 'pay', to: 2, role: 'judge' }]])
    const { at: when, thought, upshot } = first(moments, 2)
    expect(moments[when]?.entry?.move.kind).toBe('fine')
    expect(thought).toMatchObject({ kind: 'claim', storey: 'fine', own: 'judge', reason: 'safe' })
    expect(upshot).toMatchObject({ kind: 'claim', truth: 'true', end: 'stood' })
  })

  test('that is accused is caught if it was none, and wins if it was one (H5.4, H5.6)', () => {
    const lines = [steals, ...pass(1, 2, 3), accuses, votes(1, 'yes'), votes(3, 'yes')]
    const caught = told(lines)
    expect(confess(confessor, caught, 2)).toMatchObject([
      { thought: { kind: 'accuse', seat: 0, role: 'thief' }, upshot: { truth: 'false', end: 'carried' } },
    ])
    expect(confess(confessor, caught, 1)).toMatchObject([
      { thought: { kind: 'vote', vote: 'yes', by: 2, seat: 0 }, upshot: { truth: 'false', end: 'carried' } },
    ])
    const left = [...lines]
    const thief = sit(['thief', ...roles.slice(1)], { purses: ['2 wine', '3 gold'] })
    const proved = kept(hoax, thief.state, () => left.shift())
    expect(confess(confessor, proved, 1)).toMatchObject([{ upshot: { truth: 'true', end: 'carried' } }])
    // In either world seat 1 sees the same, and thinks the same of it.
    expect(confess(confessor, proved, 1).map(({ thought }) => thought)).toEqual(
      confess(confessor, caught, 1).map(({ thought }) => thought),
    )
  })
})

test('H6.2 a guess goes by what was believed of the face, and is right or wrong', () => {
  const guess = (role: Role): Line => [0, { kind: 'unmask', seat: 2, role }]
  const [right, wrong] = (['judge', 'thief'] as const).map((role) => first(told([guess(role)]), 0))
  expect(right).toMatchObject({ thought: { kind: 'unmask', reason: 'toss-up' }, upshot: { verdict: 'right' } })
  expect(wrong).toMatchObject({ thought: { kind: 'unmask', reason: 'toss-up' }, upshot: { verdict: 'wrong' } })
})

test.each(languages)('every reason has its words in %s', (language) => {
  const about = { seat: 2, role: 'judge', likely: 0.64 } as const
  const claim = { kind: 'claim', storey: 'deed', role: 'pope', own: 'judge', taken: 0.2, knowers: 1 } as const
  const thoughts: Thought[] = [
    ...claimReasons.map((reason) => ({ ...claim, reason })),
    ...guessReasons.map((reason) => ({ kind: 'unmask', ...about, reason }) as const),
    ...voteReasons.map((reason) => ({ kind: 'accuse', ...about, reason }) as const),
    ...voteReasons.flatMap((reason) =>
      (['yes', 'no'] as const).map((vote) => ({ kind: 'vote', vote, by: 1, ...about, reason }) as const),
    ),
  ]
  for (const end of ['stood', 'caught', 'proved'] as const)
    expectWords(confessor.text[language], thoughts, { kind: 'claim', truth: 'false', end, by: 2 })
  for (const verdict of ['right', 'wrong'] as const)
    expectWords(confessor.text[language], thoughts, { kind: 'guess', verdict })
  for (const end of ['carried', 'failed'] as const)
    expectWords(confessor.text[language], thoughts, { kind: 'vote', truth: 'true', end })
})
