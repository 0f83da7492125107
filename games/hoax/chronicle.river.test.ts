import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { ofBots } from '../banquet/chronicle.script.ts'
import { bots } from './bot.ts'
import { gameAround, riverOf } from './chronicle.river.ts'
import { hoax } from './index.ts'
import { roles } from './state.ts'

const one = ofBots(hoax, bots.easy, 5, {}, 2)

test('at every bend everybody is somebody', () => {
  const bends = riverOf(one, 0)
  expect(at(at(bends, 0).taken, 0).every((share) => Math.abs(share - 1 / roles.length) < 0.01)).toBe(true)
  for (const { taken } of bends)
    for (const shares of taken) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('what somebody confessed not to be, nobody takes him for any more', () => {
  const bends = riverOf(one, 0)
  const confessions = bends.flatMap(({ denied }, nth) => denied.map((claim) => ({ ...claim, nth })))
  expect(confessions.length).toBeGreaterThan(0)
  for (const { seat, role, nth } of confessions)
    for (const { taken } of bends.slice(nth)) expect(at(taken, seat)[roles.indexOf(role)]).toBe(0)
})

test('it is reckoned from what was said, also where the table remembers nothing', () => {
  const forgetful = one.map(({ state, entry }) => {
    const silent = state.table.acted.map((counts) => ({
      ...counts,
      ...Object.fromEntries(roles.map((role) => [role, 0])),
    }))
    return { entry, state: { ...state, table: { ...state.table, acted: silent, reacted: silent } } }
  })
  expect(riverOf(forgetful, 0)).toEqual(riverOf(one, 0))
})

test('every game of a series has a river of its own', () => {
  const series = ofBots(hoax, bots.easy, 3, { games: 2 }, 3)
  const first = gameAround(series, 0)
  const second = gameAround(series, series.length - 1)
  expect([first.from, second.to]).toEqual([0, series.length - 1])
  expect(second.from).toBe(first.to + 1)
  expect(at(riverOf(series, second.from), 0).at).toBeGreaterThan(first.to)
})
