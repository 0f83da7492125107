import { describe, expect, test } from 'vitest'
import { at, sure } from './at.ts'
import { fromTape, seeded, TornTape, taping } from './chance.ts'
import { type Thimble, thimble } from './contract/thimble.ts'
import { commitment, fairLuck, type Terms } from './fair.ts'
import type { Game } from './game.ts'
import { begin, enter, type Maker, replay, submit } from './match.ts'
import { chain, type Sealed, write } from './record.ts'
import { look } from './state.ts'
import { verify } from './verify.ts'

const luck = (entry: number) => seeded(entry)
const open = () => begin(thimble, 3, { cups: 3 }, luck)

describe('the gate', () => {
  test('takes a move that is offered, and writes it down with its luck', () => {
    const match = open()
    expect(enter(match, 0, 1, { kind: 'hide', cup: 1 }, luck)).toEqual({
      seat: 0,
      move: { kind: 'hide', cup: 1 },
      drawn: [],
    })
    expect(enter(match, 1, 2, { kind: 'peek' }, luck, 'bot')).toMatchObject({ drawn: [expect.any(Number)], by: 'bot' })
    expect(match.record.entries).toHaveLength(2)
  })

  test('writes down the move as the rules offer it, whatever order its words came in', () => {
    const match = open()
    const given: Thimble['move'] = JSON.parse('{"cup":1,"kind":"hide"}')
    const entry = enter(match, 0, 1, given, luck)
    if (typeof entry === 'string') throw new Error(`refused as ${entry}`)
    expect(JSON.stringify(entry.move)).toBe('{"kind":"hide","cup":1}')
    expect(match.record.entries).toEqual([entry])
    // Nor does it keep what was handed in: whoever changes that changes no record.
    Object.assign(given, { cup: 2 })
    expect(entry.move).toEqual({ kind: 'hide', cup: 1 })
  })

  test('draws no luck for a move that is refused', () => {
    const asked: number[] = []
    const counted = (entry: number) => {
      asked.push(entry)
      return luck(entry)
    }
    const match = open()
    expect(enter(match, 0, 1, { kind: 'hide', cup: 7 }, counted)).toBe('illegal')
    enter(match, 0, 1, { kind: 'hide', cup: 1 }, counted)
    expect(asked).toEqual([1])
  })

  test('refuses an answer to another question as closed, whether it comes late or early', () => {
    const match = open()
    for (const question of [0, 2, -1, Number.NaN]) {
      expect(enter(match, 0, question, { kind: 'hide', cup: 1 }, luck)).toBe('closed')
    }
  })

  test('refuses a seat that has nothing to answer as closed', () => {
    const match = open()
    expect(enter(match, 1, 1, { kind: 'hide', cup: 1 }, luck)).toBe('closed')
    enter(match, 0, 1, { kind: 'hide', cup: 1 }, luck)
    enter(match, 1, 2, { kind: 'guess', cup: 0 }, luck)
    expect(enter(match, 1, 2, { kind: 'guess', cup: 1 }, luck)).toBe('closed')
  })

  test('lets answers in one window come in any order without closing each other', () => {
    const match = open()
    enter(match, 0, 1, { kind: 'hide', cup: 1 }, luck)
    expect(enter(match, 2, 2, { kind: 'guess', cup: 0 }, luck)).not.toBeTypeOf('string')
    expect(enter(match, 1, 2, { kind: 'guess', cup: 0 }, luck)).not.toBeTypeOf('string')
  })

  test('refuses what the rules do not offer as illegal, and changes nothing', () => {
    const match = open()
    const before = JSON.stringify(match.state)
    for (const move of [
      { kind: 'hide', cup: 3 },
      { kind: 'hide', cup: '1' },
      { kind: 'peek' },
      { kind: 'hide', cup: 1, more: 1 },
    ]) {
      expect(enter(match, 0, 1, move as never, luck)).toBe('illegal')
    }
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.record.entries).toEqual([])
  })

  test('says over when the game is', () => {
    const match = open()
    match.state.table.stage = 'over'
    expect(submit(thimble, match.state, 0, 1, { kind: 'hide', cup: 1 }, seeded(1))).toBe('over')
  })
})

describe('the tape', () => {
  test('hands luck through and keeps it', () => {
    const { chance, drawn } = taping(fromTape([3, 1, 4]).chance)
    expect([chance(6), chance(6), chance(6)]).toEqual([3, 1, 4])
    expect(drawn).toEqual([3, 1, 4])
  })

  test.each([
    ['ends early', [], 6],
    ['shows a face the die does not have', [6], 6],
    ['shows less than nothing', [-1], 6],
  ])('is torn where it %s', (_what, drawn, sides) => {
    expect(() => fromTape(drawn).chance(sides)).toThrow(TornTape)
  })

  test('is torn where it runs on', () => {
    const tape = fromTape([1, 2])
    tape.chance(6)
    expect(tape.finish).toThrow(TornTape)
  })
})

describe('a replay', () => {
  test('ends where the match stands', () => {
    const match = open()
    enter(match, 0, 1, { kind: 'hide', cup: 1 }, luck)
    enter(match, 1, 2, { kind: 'peek' }, luck)
    expect(replay(thimble, match.record).state).toEqual(match.state)
  })

  test('does not bend a torn record', () => {
    const match = open()
    enter(match, 0, 1, { kind: 'hide', cup: 1 }, luck)
    const torn = { ...match.record, entries: match.record.entries.map((entry) => ({ ...entry, drawn: [1] })) }
    expect(() => replay(thimble, torn)).toThrow(TornTape)
  })

  test('keeps the news of the last step alone', () => {
    const match = open()
    enter(match, 0, 1, { kind: 'hide', cup: 1 }, luck)
    enter(match, 1, 2, { kind: 'peek' }, luck)
    expect(match.state.table.news.map(({ kind }) => kind)).toEqual(['peeked'])
    enter(match, 1, 2, { kind: 'guess', cup: 1 }, luck)
    expect([match.state.table.news, at(match.state.hands, 1).news]).toEqual([[], []])
  })
})

describe('who made a move', () => {
  /** The same game, in which the clock costs a point. */
  const strict: Game<Thimble> = {
    ...thimble,
    play(state, seat, move, chance, by) {
      thimble.play(state, seat, move, chance)
      if (by === 'clock') state.table.score[seat] = at(state.table.score, seat) - 1
    },
  }
  const seed = 'ab'.repeat(32)
  const terms: Terms = {
    table: 'T1',
    game: 'thimble',
    seats: 3,
    options: { cups: 3 },
    commitment: commitment(seed),
    devices: [null, null, null],
  }

  /** A whole game in which all moves of seat 1 are made for it. */
  function played(by: Maker | undefined) {
    const luck = fairLuck(seed, terms)
    const match = begin(strict, 3, { cups: 3 }, luck)
    const { state, record } = match
    while (!strict.ranking(state.table)) {
      const seat = at(state.agenda.asked, 0)
      const move = at(strict.moves(look(state, seat)), 0)
      enter(match, seat, state.agenda.question, move, luck, seat === 1 ? by : undefined)
    }
    const body = { terms, dealt: record.dealt, entries: record.entries }
    const ranking = sure(strict.ranking(state.table), 'ranking')
    const sealed: Sealed = { ...body, closing: { ranking, seed, chain: chain(body) } }
    return { match, sealed }
  }

  test('reaches the game through the gate', () => {
    const [alone, helped, late] = ([undefined, 'bot', 'clock'] as const).map((by) => played(by).match.state.table.score)
    // Two guesses, one pea to hide, one throw.
    expect([helped, late]).toEqual([alone, alone?.map((points, seat) => (seat === 1 ? points - 4 : points))])
  })

  test('is in the record, and reaches the game when it is folded again', () => {
    const { match } = played('clock')
    expect(match.record.entries.every(({ seat, by }) => (by === 'clock') === (seat === 1))).toBe(true)
    expect(replay(strict, match.record).state).toEqual(match.state)
    const entries = match.record.entries.map(({ by: _, ...entry }) => entry)
    expect(replay(strict, { ...match.record, entries }).state.table.score[1]).toBe(at(match.state.table.score, 1) + 4)
  })

  test('reaches the game when a record is proven', () => {
    const { sealed, match } = played('clock')
    const find = (): Game => strict
    expect(verify(write(sealed), find)).toMatchObject({ fair: true, ranking: strict.ranking(match.state.table) })
    // Whoever takes the clock out of it gets another result.
    const entries = sealed.entries.map(({ by: _, ...entry }) => entry)
    const body = { ...sealed, entries }
    const forged = { ...body, closing: { ...sure(sealed.closing, 'closing'), chain: chain(body) } }
    expect(verify(write(forged), find)).toMatchObject({ fair: false, flaw: 'ranking' })
  })
})
