import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import { confess, thoughtBefore } from '../../kernel/confession.ts'
import { copy } from '../../kernel/state.ts'
import { languages } from '../../kernel/text.ts'
import { expectWords } from '../confession.script.ts'
import { confessor, type Thought } from './confession.ts'
import { answerReasons, sayReasons } from './confession.why.ts'
import { sit } from './script.ts'
import type { Move, Rats } from './state.ts'

/** The line is what was done last, at a table of three where these lines were played before. */
function thoughtOf(lines: readonly string[], seat: number, move: Move): Thought {
  const { state } = sit(3).play(...lines)
  const moments: Moment<Rats>[] = [
    { state, entry: undefined },
    { state, entry: { seat, move, drawn: [] } },
  ]
  return thoughtBefore(confessor, moments, { at: 1, seat, weight: 1 })
}

const say = (claim: number): Move => ({ kind: 'announce', claim })
const believe: Move = { kind: 'believe' }
const doubt: Move = { kind: 'doubt' }

describe('what was thought of the dice', () => {
  test('whoever looked knows: what is true, that a lie paid better, or that no truth was left', () => {
    expect(thoughtOf(['0 shakes 0', '0 looks'], 0, say(0))).toMatchObject({ saw: 0, likely: 1 })
    const silent = ['0 shakes 0', '0 says none', '1 believes', '1 shakes 0 0', '1 looks']
    expect(thoughtOf(silent, 1, say(1))).toMatchObject({ saw: 0, likely: 0, reason: 'bluff' })
    const raised = ['0 shakes 0', '0 says 2', '1 believes', '1 shakes 0 0', '1 looks']
    expect(thoughtOf(raised, 1, say(3))).toMatchObject({ saw: 0, likely: 0, reason: 'cornered' })
  })

  test('whoever did not goes by the odds', () => {
    expect(thoughtOf(['0 shakes 2'], 0, say(0))).toMatchObject({ saw: null, likely: 4 / 6, reason: 'odds' })
    expect(thoughtOf(['0 shakes 2'], 0, say(2))).toMatchObject({ saw: null, likely: 1 / 6, reason: 'gamble' })
  })

  test('an answer goes by how likely it was, or by what it costs', () => {
    expect(thoughtOf(['0 shakes 2', '0 says 2'], 1, doubt)).toMatchObject({ from: 0, claim: 2, reason: 'thin' })
    expect(thoughtOf(['0 shakes 2', '0 says none'], 1, believe)).toMatchObject({ reason: 'free' })
  })
})

test('what lay there changes what came of it, and nothing that was thought', () => {
  const lines = ['0 says 1', '1 doubts']
  const twins = [0, 2].map((face) => {
    const table = sit(3).play(`0 shakes ${face}`)
    const moments: Moment<Rats>[] = [{ state: copy(table.state), entry: undefined }]
    for (const [seat, line] of lines.entries()) {
      table.play(line)
      const move = seat === 0 ? say(1) : doubt
      moments.push({ state: copy(table.state), entry: { seat, move, drawn: [] } })
    }
    return [0, 1].map((seat) => at(confess(confessor, moments, seat), 0, 'admission'))
  })
  const [empty, full] = [at(twins, 0), at(twins, 1)]
  expect(empty.map(({ thought }) => thought)).toEqual(full.map(({ thought }) => thought))
  expect(empty.map(({ upshot }) => upshot)).toEqual([
    { kind: 'claim', truth: 'false', answer: 'doubted', by: -2 },
    { kind: 'claim', truth: 'false', answer: 'doubted', by: 1 },
  ])
  expect(full.map(({ upshot }) => upshot)).toEqual([
    { kind: 'claim', truth: 'true', answer: 'doubted', by: 0 },
    { kind: 'claim', truth: 'true', answer: 'doubted', by: -2 },
  ])
})

test('R7.4 whoever goes mad in the vault owns up to whom they took along', () => {
  const moments = ['2', '1'].map((seat) => {
    const { state } = sit(3, { sanity: [0, 3, 5] })
    state.table.stage = 'must kill'
    const entry = { seat: 0, move: { kind: 'kill', seat: Number(seat) } as const, drawn: [] }
    return thoughtBefore(
      confessor,
      [
        { state, entry: undefined },
        { state, entry },
      ],
      { at: 1, seat: 0, weight: 1 },
    )
  })
  expect(moments.map((thought) => thought.reason)).toEqual(['sanest', 'toss-up'])
})

test.each(languages)('every reason has its words in %s', (language) => {
  const guess = { claim: 2, likely: 0.31, saw: null }
  const thoughts: Thought[] = [
    ...sayReasons.flatMap((reason) => (['announce', 'hand on'] as const).map((kind) => ({ kind, reason, ...guess }))),
    ...answerReasons.flatMap((reason) =>
      (['believe', 'doubt'] as const).map((kind) => ({ kind, reason, from: 2, ...guess })),
    ),
    { kind: 'kill', reason: 'sanest', seat: 1 },
    { kind: 'kill', reason: 'toss-up', seat: 1 },
  ]
  expectWords(confessor.text[language], thoughts, { kind: 'claim', truth: 'true', answer: 'believed', by: -2 })
  const last = confessor.text[language].admit(
    { at: 9, seat: 0, weight: 3, thought: sure(thoughts.at(-1), 'thought'), upshot: { kind: 'kill', winners: [1, 2] } },
    (seat) => `N${seat}`,
    0,
  )
  expect(last.told).toMatch(/N1.*N2/)
})
