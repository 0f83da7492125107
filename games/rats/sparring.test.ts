import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { sparring } from './bots/sparring/index.ts'
import { FIVE_DICE_OF_FOUR, sit } from './script.ts'
import type { Move } from './state.ts'

const say = (claim: number): Move => ({ kind: 'announce', claim })
const [shake, doubt, believe] = (['shake', 'doubt', 'believe'] as const).map((kind): Move => ({ kind }))
const five = [...FIVE_DICE_OF_FOUR, '0 shakes 0 0 0 0 0']
const oneRat = ['0 shakes 0', '0 says 1']

/** What each does that no other trick would do as well: who is asked, after what, and the answer. */
const cases: [trick: string, lines: string[], seat: number, answer: Move | undefined][] = [
  ['truth and doubt', ['0 shakes 1', '0 looks'], 0, say(1)],
  ['truth and doubt', [...five, '0 says 1'], 1, doubt],
  ['truth and doubt', ['0 shakes 1', '0 says none'], 1, believe],
  ['truth and odds', [...five, '0 says 1'], 1, believe],
  ['truth and odds', oneRat, 1, doubt],
  ['always none', ['0 shakes 2'], 0, say(0)],
  ['always none', [...five, '0 says 1'], 1, doubt],
  ['blind and low', ['0 shakes 2', '0 says 1', '1 believes', '1 shakes 2 2'], 1, say(2)],
  ['blind and low', [...five, '0 says 1'], 1, believe],
  ['always one rat', ['0 shakes 0'], 0, say(1)],
  ['one more than seen', ['0 shakes 1', '0 looks'], 0, say(2)],
  ['raise by two', ['0 shakes 0', '0 says 1', '1 believes', '1 shakes 0 0'], 1, say(3)],
  ['big mouth', five, 0, say(10)],
  ['always hand on', [...oneRat, '1 believes'], 1, { kind: 'hand on', claim: 1 }],
  ['hand on low numbers', [...five, '0 says 2', '1 believes'], 1, { kind: 'hand on', claim: 2 }],
  ['hand on low numbers', [...five, '0 says 3', '1 believes'], 1, shake],
  ['never hand on', [...five, '0 says 2', '1 believes'], 1, shake],
  ['shake again without a rat', ['0 shakes 0', '0 looks'], 0, shake],
  ['shake again without a rat', ['0 shakes 2', '0 looks'], 0, say(1)],
  ['doubt everything', ['0 shakes 0', '0 says none'], 1, doubt],
  ['believe everything', [...five, '0 says 10'], 1, believe],
  ['doubt only none', ['0 shakes 0', '0 says none'], 1, doubt],
  ['doubt only none', oneRat, 1, believe],
  ['doubt five dice', [...five, '0 says 1'], 1, doubt],
  ['doubt five dice', oneRat, 1, believe],
]

test.each(cases)('%s, after %j', (trick, lines, seat, answer) => {
  const table = sit(4).play(...lines)
  expect(sure(sparring[trick], 'trick').choose(table.view(seat), seeded(1))).toEqual(answer)
})

test('every trick was asked for', () => {
  expect([...new Set(cases.map(([trick]) => trick))]).toEqual(Object.keys(sparring))
})
