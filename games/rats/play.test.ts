import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { walk } from '../../kernel/contract/walk.ts'
import { play } from '../../kernel/match.ts'
import { copy, look } from '../../kernel/state.ts'
import { rats } from './index.ts'
import { winners } from './scoring.ts'
import { sit } from './script.ts'
import { choices, startingSanity } from './setup.ts'
import type { Options, RatsState, Table } from './state.ts'

const brains = ({ sanity, centre }: Table) => sanity.reduce((sum, mine) => sum + mine, centre)

const anyTable = fc.integer({ min: 3, max: 12 }).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    seed: fc.integer(),
    options: fc.record(
      Object.fromEntries(Object.entries(choices(seats)).map(([key, values]) => [key, fc.constantFrom(...values)])),
    ) as unknown as fc.Arbitrary<Options>,
  }),
)

describe('over random games', () => {
  test('R1.2 R5.10 brains are conserved, and nobody has fewer than none', () => {
    fc.assert(
      fc.property(anyTable, ({ seats, seed, options }) => {
        const dealt = seats * startingSanity(seats)
        const check = ({ table }: RatsState) => {
          expect(brains(table)).toBe(dealt)
          expect(Math.min(...table.sanity)).toBeGreaterThanOrEqual(0)
        }
        check(walk({ game: rats, seats, options, seed }, ({ state }) => check(state)))
      }),
    )
  })

  test('R8.3 exactly one seat ends at nothing, the killed lives not to win, and a living seat is first', () => {
    fc.assert(
      fc.property(anyTable, ({ seats, seed, options }) => {
        const { table } = walk({ game: rats, seats, options, seed }, () => {})
        expect(table.sanity.filter((mine) => mine === 0)).toHaveLength(1)
        const first = winners(table)
        expect(first).not.toContain(table.killed)
        expect(first.every((seat) => at(table.sanity, seat) > 0)).toBe(true)
      }),
    )
  })

  test('R4.5 within a round claims never fall, except in the vault', () => {
    fc.assert(
      fc.property(anyTable, ({ seats, seed, options }) => {
        walk({ game: rats, seats, options, seed }, ({ state: { table }, move }) => {
          if ((move.kind === 'announce' || move.kind === 'hand on') && table.side === 'cat') {
            expect(move.claim).toBeGreaterThanOrEqual(table.claim ?? 0)
          }
        })
      }),
    )
  })
})

describe('a tiny variant, counted through', () => {
  /** Three players with one brain each, five dice, and the silence of R8.4 nearly used up: every line ends soon. */
  function tiny(nonesLeft: number): RatsState {
    const { state } = sit(3, { sanity: [1, 1, 1] })
    Object.assign(state.table, { dice: 5, claim: 0, nones: 9 - nonesLeft })
    return state
  }

  function countLines(state: RatsState): number {
    if (rats.ranking(state.table)) return 1
    const seat = at(state.agenda.asked, 0)
    return rats.moves(look(state, seat)).reduce((lines, move) => {
      const next = copy(state)
      play(rats, next, seat, move, () => 0)
      return lines + countLines(next)
    }, 0)
  }

  // A giver has three ways to come to an announcement (unlooked, looked, blind) and ten numbers of rats, each of which
  // costs the last brain (R4.8). While "none" is open it can be doubted, which ends the game, or believed.
  const byHand = (nonesLeft: number): number => 3 * 10 + (nonesLeft > 0 ? 3 * (1 + byHand(nonesLeft - 1)) : 0)

  test.each([0, 1, 2, 3, 4])('R3.2 R4.8 R8.4 has as many lines as a count by hand, with %i nones left', (nonesLeft) => {
    expect(countLines(tiny(nonesLeft))).toBe(byHand(nonesLeft))
  })

  /** How likely each outcome of the first hand-over is, one die, everybody playing at random, all of it weighed. */
  function weigh(state: RatsState, weight: number, outcomes: Map<string, number>): Map<string, number> {
    const seat = at(state.agenda.asked, 0)
    const moves = rats.moves(look(state, seat))
    for (const move of moves) {
      const luck = move.kind === 'shake' ? [0, 1, 2, 3, 4, 5] : [0]
      for (const face of luck) {
        const next = copy(state)
        play(rats, next, seat, move, () => face)
        const share = weight / moves.length / luck.length
        const outcome = outcomeOf(next)
        if (outcome) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + share)
        else weigh(next, share, outcomes)
      }
    }
    return outcomes
  }

  function outcomeOf({ table }: RatsState): string | undefined {
    if (table.stage === 'over') return `won by ${winners(table)}`
    return table.news.some(({ kind }) => kind === 'believed') ? 'goes on' : undefined
  }

  test('R4.8 R5.1 R5.2 R5.3 comes out as often as counted by hand', () => {
    const outcomes = weigh(sit(3, { sanity: [1, 1, 1] }).state, 1, new Map())
    // However the giver comes to it, a third of the announcements is "none"; half of those are doubted; 4 of 6 are true.
    expect(outcomes.get('won by 1,2')).toBeCloseTo(2 / 3)
    expect(outcomes.get('won by 0')).toBeCloseTo(1 / 9)
    expect(outcomes.get('won by 1')).toBeCloseTo(1 / 18)
    expect(outcomes.get('goes on')).toBeCloseTo(1 / 6)
    expect(outcomes.size).toBe(4)
  })
})
