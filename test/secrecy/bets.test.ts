/**
 * Onlookers bet. Whoever plays, looks on or is a screen hears the same, in the same words, number and order, as from a house in which
 * nobody bets; and who bets hears the same from a house that hides something else.
 */
import { afterEach, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { type Chance, scatter, seeded } from '../../kernel/chance.ts'
import { closeAll, connect, type Seated } from '../open.ts'
import { Player } from '../player.ts'
import { anyStep, bytesTo, hideOtherwise, makeMove, quietStep, SEATS, type Step, type Twin, twin } from './twins.ts'

afterEach(closeAll)

const SEED = 7
const STEPS = 40
const table = games.map((game) => [game.key, game] as const)

/** Two more who look on, the second as a screen. */
async function company({ open, table }: Twin): Promise<[Seated, Seated]> {
  const guests: Seated[] = []
  for (const [n, as] of [{}, { as: 'screen' } as const].entries()) {
    const guest = await connect(open.port, new Player(`${n}`.repeat(64), 'stays out'))
    await guest.must({ is: 'enter', code: table.code, ...as })
    guests.push(guest)
  }
  return guests as [Seated, Seated]
}

const wild = (on: number, luck: Chance) =>
  ({
    is: 'bet',
    on,
    seat: luck(SEATS),
    says: nth(['truth', 'lie'] as const, luck(2)),
    sure: nth([50, 60, 100] as const, luck(3)),
    name: 'Eve',
  }) as const

/** All that was told to somebody who did not ask for it. */
const unasked = (player: Player) => bytesTo(player).filter((text) => !text.includes('"id":'))

/** Whatever was on its way to them has come when they are answered. */
const catchUp = (all: readonly Player[]) => Promise.all(all.map((player) => player.ask({ is: 'list' })))

const follow = (all: readonly Player[], seq: number) => Promise.all(all.map((one) => one.until(() => one.seq >= seq)))

test.each(table)('%s: nobody else hears that somebody bets, or how often', async (_, game) => {
  const luck = seeded(scatter(SEED, 1))
  const [quiet, loud] = [await twin(game, SEED), await twin(game, SEED)]
  const [silent, betting] = [await company(quiet), await company(loud)]
  for (let step = 0; step < STEPS; step++) {
    const next = anyStep(quiet, luck)
    if (!next) break
    for (const house of [quiet, loud]) await makeMove(house, next.seat, next.move)
    await follow([...silent, ...betting], loud.table.seq)
    const bets = Array.from({ length: 3 }, () => betting[0].ask(wild(loud.table.seq - luck(2), luck)))
    for (const reply of await Promise.all(bets)) expect(['ok', 'no']).toContain(reply.is)
  }
  // Who comes in now, and whoever is asked for a list, learns nothing of it either.
  const late = await Promise.all([quiet, loud].map(company))
  const beside = (house: Twin, guests: readonly Player[], newcomers: readonly Player[]) => [
    ...house.people,
    house.watcher,
    nth(guests, 1),
    ...newcomers,
  ]
  const [before, after] = [beside(quiet, silent, nth(late, 0)), beside(loud, betting, nth(late, 1))]
  await catchUp([...before, ...after, silent[0], betting[0]])
  expect(after.map(bytesTo)).toEqual(before.map(bytesTo))
  expect(unasked(betting[0])).toEqual(unasked(silent[0]))
  expect(betting[0].heard.filter((text) => text.startsWith('{"is":"ok"')).length).toBeGreaterThan(10)
})

test.each(table)('%s: who bets hears the same, whatever is hidden', async (_, game) => {
  const luck = seeded(scatter(SEED, 2))
  const twins = [await twin(game, SEED), await twin(game, SEED)] as const
  const [first, second] = twins
  const eves = [(await company(first))[0], (await company(second))[0]] as const
  const all = async (next: Step) => {
    for (const house of twins) await makeMove(house, next.seat, next.move)
    await follow(eves, first.table.seq)
  }
  for (let step = 0; step < 6; step++) await all(sure(anyStep(first, luck), 'step'))
  expect(hideOtherwise(first, second, 1, luck)).toBe('different')
  for (let step = 0; step < 4; step++) {
    const next = quietStep(first, second, 1, luck)
    if (next) await all(next)
    const bet = wild(first.table.seq - luck(3), luck)
    for (const eve of eves) await eve.ask(bet)
  }
  expect(bytesTo(eves[1])).toEqual(bytesTo(eves[0]))
})
