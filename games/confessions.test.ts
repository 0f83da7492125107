/** What holds of every confession, whatever the game. */
import { expect, test } from 'vitest'
import { at, sure } from '../kernel/at.ts'
import { recollect } from '../kernel/bot.ts'
import { seeded } from '../kernel/chance.ts'
import type { Moment } from '../kernel/chronicle.ts'
import { confess, thoughtBefore } from '../kernel/confession.ts'
import { same } from '../kernel/state.ts'
import { languages } from '../kernel/text.ts'
import { findBots } from '../test/brains.ts'
import { ofBots } from './banquet/chronicle.script.ts'
import { findGame, games } from './index.ts'
import { fetchConfessor } from './parts.ts'

const TABLES: Readonly<Record<string, readonly number[]>> = { rats: [3, 5], goblets: [4, 8], toast: [2, 8], hoax: [5] }

/** Evenings of puppets, at tables of every sort. */
const confessors = new Map(await Promise.all(games.map(async ({ key }) => [key, await fetchConfessor(key)] as const)))
const evenings = games
  .filter(({ key }) => confessors.get(key))
  .flatMap(({ key, seats }) => (TABLES[key] ?? seats).map((some, seed) => [key, some, seed + 1] as const))

const known = new Map<string, Moment[]>()

function played(key: string, seats: number, seed: number): Moment[] {
  const name = `${key} ${seats} ${seed}`
  const moments = known.get(name) ?? ofBots(sure(findGame(key), 'game'), findBots(key).easy, seats, {}, seed)
  known.set(name, moments)
  return moments
}

test.each(evenings)('%s of %i: in a world that one could not tell from this one, one thought the same', (...table) => {
  const [key, seats] = table
  const confessor = sure(confessors.get(key), 'confessor')
  const { game } = confessor
  const moments = played(...table)
  let [compared, others] = [0, 0]
  for (let seat = 0; seat < seats; seat++) {
    for (const admission of confess(confessor, moments, seat)) {
      const before = at(moments, admission.at - 1, 'moment')
      const view = recollect(game, before.state, seat)
      for (const luck of [1, 2]) {
        const world = game.imagine(view, seeded(luck))
        const twin = moments.with(admission.at - 1, { ...before, state: world })
        expect(thoughtBefore(confessor, twin, admission)).toEqual(admission.thought)
        compared++
        if (!same(world.box, before.state.box) || !same(world.hands, before.state.hands)) others++
      }
    }
  }
  expect(compared).toBeGreaterThan(seats)
  // A world that hides the same proves nothing.
  expect(others).toBeGreaterThan(compared / 4)
})

test.each(evenings)(
  '%s of %i: three things at most, each of them told in both languages, in a row not alike',
  (...table) => {
    const [key, seats] = table
    const confessor = sure(confessors.get(key), 'confessor')
    const moments = played(...table)
    const name = (seat: number) => `N${seat}`
    for (let seat = 0; seat < seats; seat++) {
      const admissions = confess(confessor, moments, seat)
      expect(admissions.length).toBeLessThanOrEqual(3)
      expect(admissions.map((one) => one.at)).toEqual(admissions.map((one) => one.at).sort((a, b) => a - b))
      for (const { at: when } of admissions) expect(moments[when]?.entry?.seat).toBe(seat)
      const said = languages.map((language) =>
        admissions.map((one, nth) => confessor.text[language].admit(one, name, nth)),
      )
      for (const told of said) {
        expect(new Set(told.map((one) => one.told)).size).toBe(admissions.length)
        for (const one of told) expect(`${one.deed} ${one.told}`).not.toMatch(/undefined|NaN|\[object|Infinity/)
      }
      expect(said[0]).not.toContainEqual(said[1]?.[0])
    }
  },
)
