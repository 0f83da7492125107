import { describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { pick, seeded } from '../../kernel/chance.ts'
import { commitment, fairLuck, type Terms } from '../../kernel/fair.ts'
import { defaults } from '../../kernel/game.ts'
import { begin, enter } from '../../kernel/match.ts'
import { chain, type Sealed, write } from '../../kernel/record.ts'
import { look } from '../../kernel/state.ts'
import { judge as judgeCase, outcome, steps } from './judge.ts'

const judge = (text: string, asked?: string) => judgeCase({ text, asked, witnesses: [] }, findGame)

/** A whole game of four who do anything. */
function played(): string {
  const game = sure(findGame('rats'), 'rats')
  const seed = '5eed'.repeat(16)
  const options = defaults(game, 4)
  const devices = [null, null, null, null]
  const terms: Terms = { table: 'TEST-1', game: game.key, seats: 4, options, commitment: commitment(seed), devices }
  const luck = fairLuck(seed, terms)
  const match = begin(game, 4, options, luck)
  const whim = seeded(1)
  for (;;) {
    const ranking = game.ranking(match.state.table)
    const { dealt, entries } = match.record
    const sealed: Sealed = { terms, dealt, entries }
    if (ranking) return write({ ...sealed, closing: { ranking, seed, chain: chain(sealed) } })
    const { asked, question } = match.state.agenda
    const seat = at(asked, 0, 'seat that is asked')
    enter(match, seat, question, pick(game.moves(look(match.state, seat)), whim), luck)
  }
}

const record = played()
const outcomes = (text: string) => {
  const finding = judge(text)
  return Object.fromEntries(steps.map((step) => [step, outcome(step, finding)]))
}
const changed = (line: number, from: RegExp, to: string) =>
  record
    .split('\n')
    .map((text, at) => (at === line - 1 ? text.replace(from, to) : text))
    .join('\n')

describe('judging a record in the page', () => {
  test('a fair one holds at every step', () => {
    const finding = judge(record)
    const lines = record.trimEnd().split('\n')
    expect(finding).toMatchObject({ fair: true, entries: lines.length - 3, terms: { game: 'rats', seats: 4 } })
    expect(Object.values(outcomes(record))).toEqual(steps.map(() => 'held'))
  })

  test('a step that breaks leaves those behind it unreached', () => {
    const seed = changed(record.trimEnd().split('\n').length, /"seed":"[0-9a-f]{4}/, '"seed":"0000')
    expect(outcomes(seed)).toMatchObject({ commitment: 'broken', promise: 'unreached', chain: 'unreached' })
    const chain = changed(record.trimEnd().split('\n').length, /"chain":"[0-9a-f]{4}/, '"chain":"0000')
    expect(outcomes(chain)).toMatchObject({ commitment: 'held', luck: 'held', ranking: 'held', chain: 'broken' })
  })

  test('luck and moves stop together', () => {
    const dealt = changed(2, /\[\d/, '[9')
    expect(judge(dealt)).toEqual({ fair: false, flaw: 'luck', line: 2 })
    expect(outcomes(dealt)).toMatchObject({ promise: 'held', luck: 'broken', illegal: 'unreached' })
    const move = changed(3, /"seat":\d/, '"seat":3')
    const illegal = judge(move).fair ? changed(3, /"seat":\d/, '"seat":2') : move
    expect(judge(illegal)).toEqual({ fair: false, flaw: 'illegal', line: 3 })
    expect(outcomes(illegal)).toMatchObject({ promise: 'held', luck: 'unreached', illegal: 'broken' })
  })

  test('the record of another game is no answer, however whole it is', () => {
    expect(judge(record, 'TEST-1').fair).toBe(true)
    expect(judge(record, 'TEST-2')).toEqual({ fair: false, flaw: 'another game', line: 1 })
  })

  test('what is no record has no steps', () => {
    expect(judge('a picture of a rat')).toEqual({ fair: false, flaw: 'unreadable' })
    expect(Object.values(outcomes(''))).toEqual(steps.map(() => 'unreached'))
  })
})
