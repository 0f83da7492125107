import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walk } from '../../kernel/contract/walk.ts'
import { dice } from './index.ts'
import { choices } from './setup.ts'
import { diceOn, type Options } from './state.ts'

const anyTable = fc.integer({ min: 2, max: 8 }).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    seed: fc.integer(),
    options: fc.record(
      Object.fromEntries(Object.entries(choices(seats)).map(([key, values]) => [key, fc.constantFrom(...values)])),
    ) as unknown as fc.Arbitrary<Options>,
  }),
)

test('L2.3 L3.2 over random games: a bid is higher than the last, and every call costs somebody a die', () => {
  fc.assert(
    fc.property(anyTable, ({ seats, seed, options }) => {
      let before = 5 * seats
      walk({ game: dice, seats, options, seed }, ({ state: { table }, move }) => {
        const bid = table.bids.at(-1)
        if (move.kind === 'bid' && bid) expect(move.count * 6 + move.face).toBeGreaterThan(bid.count * 6 + bid.face)
        if (table.bids.length === 0) {
          if (before !== 5 * seats) expect(diceOn(table)).toBeLessThan(before)
          before = diceOn(table)
        }
      })
    }),
  )
})

test('L7.2 L7.3 over random games: one seat alone wins, with dice, and nobody else has any', () => {
  fc.assert(
    fc.property(anyTable, ({ seats, seed, options }) => {
      const { table } = walk({ game: dice, seats, options, seed }, () => {})
      const winners = table.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
      expect(winners).toHaveLength(1)
      expect(table.dice.flatMap((own, seat) => (own > 0 ? [seat] : []))).toEqual(winners)
    }),
  )
})
