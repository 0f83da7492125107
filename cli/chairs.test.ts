import { describe, expect, test } from 'vitest'
import { at } from '../kernel/at.ts'
import { chairsIn } from './chairs.ts'

const GAMES = 1200

describe('chairs', () => {
  test('are those named unless they are shuffled', () => {
    for (const game of [0, 1, 7]) expect(chairsIn(game, 4, 'named', 1)).toEqual([0, 1, 2, 3])
  })

  test.each([2, 3, 4, 5, 12])('of %i: in as many games everybody sits on each of them once', (seats) => {
    const all = Array.from({ length: seats }, (_, seat) => seat)
    for (let round = 0; round < 20; round++) {
      const games = all.map((nth) => chairsIn(round * seats + nth, seats, 'shuffled', 3))
      for (const chairs of games) expect(chairs.toSorted((a, b) => a - b)).toEqual(all)
      for (const who of all) {
        const sat = games.map((chairs) => at(chairs, who))
        expect(sat.toSorted((a, b) => a - b)).toEqual(all)
      }
    }
  })

  test.each([4, 6])('of %i: everybody sits left of everybody else equally often', (seats) => {
    const left = new Map<string, number>()
    for (let game = 0; game < GAMES; game++) {
      const chairs = chairsIn(game, seats, 'shuffled', 5)
      for (const [who, chair] of chairs.entries()) {
        const pair = `${who} ${chairs.indexOf((chair + 1) % seats)}`
        left.set(pair, (left.get(pair) ?? 0) + 1)
      }
    }
    const due = GAMES / (seats - 1)
    expect(left.size).toBe(seats * (seats - 1))
    // Games of one round hang together, so it varies a little more than tosses of a coin do.
    for (const often of left.values()) expect(Math.abs(often - due) / due).toBeLessThan(0.25)
  })

  test('are the same for the same seed, and others for another', () => {
    const tournament = (seed: number) => Array.from({ length: 12 }, (_, game) => chairsIn(game, 4, 'shuffled', seed))
    expect(tournament(1)).toEqual(tournament(1))
    expect(tournament(1)).not.toEqual(tournament(2))
  })
})
