import { describe, expect, test } from 'vitest'
import { fitting } from '../kernel/game.ts'
import { weigh } from '../kernel/match.ts'
import { selfPlay } from '../kernel/selfplay.ts'
import { findBots } from '../test/brains.ts'
import { inAll } from '../test/long.ts'
import { games } from './index.ts'
import { fetchSparring } from './sparring.ts'

const kept = await Promise.all(games.map(async (game) => ({ ...game, trained: await fetchSparring(game.key) })))
/** A game may be played before anybody has thought of tricks in it. */
const tried = kept.flatMap(({ trained, ...game }) => (trained ? [{ ...game, trained }] : []))

describe.each(tried)('the tricks of $key', ({ trained, ...game }) => {
  const { sparring: tricks, sizes } = trained
  const names = Object.keys(tricks)
  const { easy } = findBots(game.key)
  const [least, most] = game.seats

  test('are a dozen and more, for tables of sizes that the game knows', () => {
    expect(names.length).toBeGreaterThanOrEqual(12)
    for (const size of sizes) expect([size >= least, size <= most]).toEqual([true, true])
  })

  const everySize = Array.from({ length: most - least + 1 }, (_, more) => least + more)
  const usually = everySize.filter((size) => size === least || size === most || sizes.includes(size))
  test.each(inAll(usually, everySize))('play a table of %i to its end beside beginners, by the rules', (seats) => {
    const briefly = fitting(game, seats, { rounds: 20 })
    const unheard = new Set(names)
    // At a large table a game may end before everybody was asked: then they sit down again.
    for (let seed = seats; unheard.size > 0; seed++) {
      const guests = [...unheard].slice(0, Math.ceil(seats / 2))
      const guestOn = (seat: number) => (seat % 2 === 0 ? guests[seat / 2] : undefined)
      const company = Array.from({ length: seats }, (_, seat) => tricks[guestOn(seat) ?? ''] ?? easy)
      const { ranking } = selfPlay(game, company, briefly, seed, (state, seat, move) => {
        const guest = guestOn(seat)
        if (guest === undefined) return
        unheard.delete(guest)
        expect([guest, weigh(game, state, seat, state.agenda.question, move)]).toEqual([guest, move])
      })
      expect(ranking).toHaveLength(seats)
    }
  })
})
