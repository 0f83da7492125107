import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { type Step, walk } from '../../kernel/contract/walk.ts'
import { look, same } from '../../kernel/state.ts'
import { inAll } from '../../test/long.ts'
import { isUsed } from '../banquet/characters/used.ts'
import { inPlay } from '../banquet/goblets.ts'
import { members } from '../banquet/houses.ts'
import { HOUSES } from '../banquet/state.ts'
import { count, ordinary, type Sort, sorts, type Tokens, tokens } from '../banquet/tokens.ts'
import { goblets } from './index.ts'
import { ALL, dealt, primer } from './material.ts'
import { choices } from './setup.ts'
import type { Goblets, GobletsState, Options, Table } from './state.ts'

const anyTable = fc.integer({ min: 2, max: 12 }).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    seed: fc.integer(),
    options: fc.record(
      Object.fromEntries(Object.entries(choices(seats)).map(([key, values]) => [key, fc.constantFrom(...values)])),
    ) as unknown as fc.Arbitrary<Options>,
  }),
)

/** Every step of random games at random tables, and the end. */
function everyStep(runs: number, begin: () => (state: GobletsState, move?: Step<Goblets>['move']) => void): void {
  fc.assert(
    fc.property(anyTable, ({ seats, seed, options }) => {
      const check = begin()
      check(walk({ game: goblets, seats, options, seed }, ({ state, move }) => check(state, move)))
    }),
    { numRuns: inAll(Math.ceil(runs / 2), runs) },
  )
}

const isDrunk = ({ stage }: Table) => stage === 'tie' || stage === 'over'

function whatIsOut({ table, hands, box }: GobletsState): Tokens {
  const all = tokens()
  const drunk = table.emptied.flatMap((goblet) => (goblet ? [goblet] : []))
  for (const handful of [...table.nobles.map((seat) => at(hands, seat).tokens), ...box.goblets, ...drunk]) {
    for (const sort of sorts) all[sort] += handful[sort]
  }
  return all
}

describe('over random games', () => {
  test('G1.1 G3.6 nothing is created or lost, and Ogre and Unicorn come only through their characters', () => {
    everyStep(60, () => {
      let course = 0
      let exchanged: [Sort, Sort] | null = null
      return (state, move) => {
        if (state.table.course !== course) [course, exchanged] = [state.table.course, null]
        if (!isDrunk(state.table)) conserved(state, exchanged)
        if (move?.kind === 'exchange') exchanged = [move.give, move.take]
      }
    })
  })

  function conserved(state: GobletsState, exchanged: [Sort, Sort] | null): void {
    const { table } = state
    const expected = primer(table.mode === 'duel' ? HOUSES : table.nobles.length)
    for (const sort of ordinary) expected[sort] += table.nobles.length * dealt()[sort]
    const replace = (give: Sort, take: Sort) => [expected[give]--, expected[take]++]
    if (isUsed(table, 'hellebore')) replace('poison', 'ogre')
    if (isUsed(table, 'amalthea')) replace('antidote', 'unicorn')
    if (exchanged) replace(...exchanged)
    const out = whatIsOut(state)
    expect(out).toEqual(expected)
    expect(sorts.every((sort) => out[sort] <= ALL[sort])).toBe(true)
    const drunk = table.emptied.reduce((sum, goblet) => sum + (goblet ? count(goblet) : 0), 0)
    expect(inPlay(state) + drunk).toBe(count(expected))
  }

  test('G4.9 G8.1 the counts before the screens are those behind them, and partners see the same', () => {
    everyStep(30, () => ({ table, hands }) => {
      const behind = table.nobles.map((seat) => count(at(hands, seat).tokens))
      expect(behind).toEqual(table.screens)
      for (const [house, noble] of table.nobles.entries()) {
        for (const seat of members(table, house)) {
          const [mine, theirs] = [at(hands, seat), at(hands, noble)]
          expect(same(mine.tokens, theirs.tokens)).toBe(true)
          expect(same(mine.had, theirs.had)).toBe(true)
        }
      }
    })
  })

  test('G2.1 G3.4 rings and targets are always a permutation, and nobody targets himself', () => {
    everyStep(50, () => ({ table }) => {
      const houses = [...table.nobles.keys()]
      if (table.rings) expect([...table.rings].sort()).toEqual(houses)
      else expect(table.mode === 'duel' || table.options.memory || isDrunk(table)).toBe(true)
      if (table.mode === 'duel') return expect(table.targets).toEqual([])
      expect([...table.targets].sort()).toEqual(houses)
      expect(table.targets.some((target, house) => target === house)).toBe(false)
    })
  })

  test('G2.4 G4.8 a course ends within its rounds, and a game of four and more after three courses', () => {
    everyStep(50, () => {
      let turns = 0
      let key = ''
      return ({ table }) => {
        const now = `${table.course} ${table.round} ${table.turn}`
        if (now !== key && table.call === null && table.stage !== 'beginning') turns++
        if (now.split(' ')[0] !== key.split(' ')[0]) turns = 1
        key = now
        expect(turns).toBeLessThanOrEqual(table.options.rounds * table.nobles.length + 1)
        expect(table.round).toBeLessThanOrEqual(table.options.rounds)
        if (table.mode !== 'duel') expect(table.course).toBeLessThanOrEqual(3)
        if (table.call?.by === 'table') expect(table.round).toBe(table.options.rounds)
      }
    })
  })

  test('G5.5 G7.6 scores never fall, and with the end comes a winner who has the most', () => {
    everyStep(60, () => {
      let last: number[] = []
      return ({ table }) => {
        for (const [seat, before] of last.entries()) expect(table.score[seat]).toBeGreaterThanOrEqual(before)
        last = [...table.score]
        if (table.stage !== 'over') return
        const ranking = sure(goblets.ranking(table), 'ranking')
        const first = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []))
        for (const seat of first) expect(table.score[seat]).toBe(Math.max(...table.score))
        if (table.mode !== 'duel') expect(first).toHaveLength(1)
        else expect(Math.max(...table.score)).toBe(3)
      }
    })
  })

  test('G4.9 no view holds a goblet of the box, or what another has in hand and head', () => {
    everyStep(12, () => (state) => {
      for (const seat of state.hands.keys()) {
        const hands = state.hands.filter((_, other) => other !== seat)
        const secrets = hands.map(({ tokens, had, dipped, memory }) => ({ tokens, had, dipped, memory }))
        const hidden = new Set(everyThing([state.box, secrets]))
        expect(everyThing(look(state, seat)).some((thing) => hidden.has(thing))).toBe(false)
      }
    })
  })
})

function everyThing(thing: unknown): object[] {
  if (typeof thing !== 'object' || thing === null) return []
  return [thing, ...Object.values(thing).flatMap(everyThing)]
}
