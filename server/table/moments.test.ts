/** How long puppets wait: the same in every world that somebody could be in, and longer the more is at stake in everybody's eyes. */
import { describe, expect, test } from 'vitest'
import { type Sitting as HoaxSitting, sit } from '../../games/hoax/script.ts'
import { findGame, games } from '../../games/index.ts'
import { stakeOf } from '../../games/stakes.ts'
import { at, sure } from '../../kernel/at.ts'
import { anyMove, levels } from '../../kernel/bot.ts'
import { type Chance, seeded } from '../../kernel/chance.ts'
import { defaults, type Game } from '../../kernel/game.ts'
import { play } from '../../kernel/match.ts'
import { copy, look, type State, same, watch } from '../../kernel/state.ts'
import { type Limits, limits } from '../limits.ts'
import { answerAt } from './clock.ts'
import { bare, type Chair, type Table } from './table.ts'

const SEATS = 4
const puppet = (level: Chair['bot']): Chair => ({
  ...{
    name: '',
    mark: 'key',
    device: null,
    phone: null,
    program: null,
    bot: level,
    nature: null,
    standIn: null,
    welcomes: 'nobody',
  },
  ...{ promise: null, shown: null, ticket: null, lapsed: false, left: null },
})

/** This state on a table of puppets at noon; the first chair may be a person's. */
function laid(game: Game, state: State, level: Chair['bot'], first: 'person' | 'puppet' = 'puppet'): Table {
  const seats = state.hands.length
  const chairs = Array.from({ length: seats }, () => puppet(level))
  if (first === 'person') chairs[0] = { ...puppet(null), device: 'ada' }
  const { settings } = bare()
  const since = state.hands.map(() => 0)
  const held = { terms: undefined as never, entries: 0, chain: '', held: null, grants: 0, from: 1 }
  return {
    ...bare(),
    code: 'ABC',
    settings: { ...settings, game: game.key, seats },
    chairs,
    play: { ...held, state, since },
  }
}

const waits = (game: Game, state: State, level: Chair['bot'], first?: 'person' | 'puppet', house: Limits = limits) =>
  state.hands.map((_, seat) => sure(answerAt(laid(game, state, level, first), seat, house), 'moment'))

function* positions(game: Game, seed: number, luck: Chance): Generator<State> {
  const state = game.setup(SEATS, defaults(game, SEATS), seeded(seed))
  for (let step = 0; step < 120 && !game.ranking(state.table); step++) {
    yield state
    const seat = at(state.agenda.asked, luck(state.agenda.asked.length), 'seat')
    play(game, state, seat, anyMove(game, game.moves(look(state, seat)), luck), luck)
  }
}

describe.each(games)('$key', (game) => {
  test('puppets wait as long in every world that fits what somebody sees', () => {
    const luck = seeded(7)
    let others = 0
    for (const seed of [1, 2, 3]) {
      for (const state of positions(game, seed, luck)) {
        const other = game.imagine(look(copy(state), luck(SEATS)), luck)
        if (!same(other, state)) others++
        for (const level of levels) expect(waits(game, other, level)).toEqual(waits(game, state, level))
      }
    }
    expect(others).toBeGreaterThan(20)
  })

  test('a trifle takes at most a second, what weighs most several, and nothing more than four', () => {
    const luck = seeded(8)
    const found: { stake: number; wait: number }[] = []
    for (const seed of [1, 2, 3, 4]) {
      for (const state of positions(game, seed, luck)) {
        const [wait] = waits(game, state, 'normal', 'person')
        if (state.agenda.asked.includes(0))
          found.push({ stake: stakeOf(game.key, watch(state)), wait: sure(wait, 'wait') })
      }
    }
    const light = found.filter(({ stake }) => stake === 0).map(({ wait }) => wait)
    const heavy = found.filter(({ stake }) => stake >= 0.4).map(({ wait }) => wait)
    for (const { stake, wait } of found) {
      expect(stake).toBeGreaterThanOrEqual(0)
      expect(stake).toBeLessThanOrEqual(1)
      expect(wait).toBeGreaterThanOrEqual(400)
      expect(wait).toBeLessThanOrEqual(4000)
    }
    if (light.length > 0) expect(Math.max(...light)).toBeLessThanOrEqual(1000)
    expect(heavy.length).toBeGreaterThan(0)
    expect(Math.min(...heavy)).toBeGreaterThan(1000)
  })
})

const hoax = sure(findGame('hoax'), 'game')
const stateOf = (table: HoaxSitting) => table.state as unknown as State
const table = () => sit(['thief', 'emperor', 'judge', 'pope', 'wizard'], { purses: ['1 wine', '2 gold', '', '', ''] })

test('all who are asked at once answer at the same moment, and one answer makes no other later', () => {
  const sitting = table().play('0 steals gold from 1')
  const before = waits(hoax, stateOf(sitting), 'normal', 'person')
  expect(new Set(before).size).toBe(1)
  const after = waits(hoax, stateOf(sitting.play('1 passes', '2 passes', '3 passes')), 'normal', 'person')
  expect(at(after, 4)).toBeLessThanOrEqual(at(before, 4))
})

test('where only puppets are asked they take less time than where a person is', () => {
  const state = stateOf(table())
  expect(at(waits(hoax, state, 'normal', 'puppet'), 0)).toBeLessThan(at(waits(hoax, state, 'normal', 'person'), 0))
})

test('where a hard one sits nobody is sooner than its longest thought', () => {
  const state = stateOf(table().play('0 earns as peasant').window())
  const still = { ...limits, botSpread: 0 }
  expect(at(waits(hoax, state, 'normal', 'puppet', still), 0)).toBe(limits.botLeast)
  expect(at(waits(hoax, state, 'hard', 'puppet', still), 0)).toBe(limits.botHard)
})
