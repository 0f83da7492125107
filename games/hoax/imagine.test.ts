/** An imagined world never contradicts what the seat knows, at any table, at any moment. */

import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { pick, seeded } from '../../kernel/chance.ts'
import { look, type Seat, same } from '../../kernel/state.ts'
import { imagine } from './imagine.ts'
import { hoax } from './index.ts'
import { canBe } from './knowledge.ts'
import { claims } from './moves.ts'
import { sit } from './script.ts'
import { DECK } from './setup.ts'
import { sound } from './sound.ts'
import type { HoaxState, HoaxView, Role } from './state.ts'
import { demand, unruly } from './unruly.ts'
import { isWindow } from './windows.ts'

/** Every now and then somebody imagines how things are. */
function imagining(from: number, check: (view: HoaxView, world: HoaxState) => void): void {
  unruly(from, 24, (state, chance) => {
    if ((chance(16) > 0 && !state.table.question) || state.table.stage === 'over') return
    const view = look(state, pick([...state.hands.keys()], chance))
    check(view, imagine(view, chance))
  })
}

const PACKS = '3 gold 3 wine 3 grain'
const four = () => sit(['thief', 'peasant', 'judge', 'pope'], { purses: [PACKS, PACKS] })
const worlds = (view: HoaxView, count = 400) =>
  Array.from({ length: count }, (_, seed) => imagine(view, seeded(seed * 7919)))

describe('in every imagined world', () => {
  test('H1.5 the one who imagines sees what he sees, and the twelve cards are all there', () => {
    const deck = DECK.toSorted()
    imagining(51, (view, world) => {
      demand(same(look(world, view.seat), view), 'it contradicts the view')
      const cards = [...world.hands.map(({ role }) => role), ...world.box.rest].toSorted()
      demand(same(cards, deck), 'it is another deck')
    })
  })

  test('H5.4 H6.3 H7.1 nobody is what he denied, what he showed me, or other than whom I unmasked', () => {
    const grounds = { denied: 0, shown: 0, known: 0 }
    imagining(52, (view, { hands }) => {
      for (const [other, { role }] of hands.entries()) {
        demand(canBe(view, other, role), 'somebody is whom they cannot be')
        demand(!at(view.table.denied, other).includes(role), 'somebody is what they denied')
      }
      grounds.denied += view.table.denied.flat().length
      for (const { seat, role } of view.hand.not) {
        grounds.shown++
        demand(at(hands, seat).role !== role, 'somebody is what they showed')
      }
      for (const { seat, role } of view.hand.known) {
        grounds.known++
        demand(at(hands, seat).role === role, 'somebody is not whom I unmasked')
      }
    })
    expect(Math.min(grounds.denied, grounds.shown, grounds.known)).toBeGreaterThan(5)
  })

  test('H3.4 H5.2 who is done has chosen something that is open, who has voted has a vote', () => {
    let [seals, ballots] = [0, 0]
    imagining(53, ({ table }, { hands }) => {
      for (const [seat, { sealed, ballot }] of hands.entries()) {
        const window = isWindow(table.stage) && table.done[seat] ? table.stage : undefined
        demand((sealed !== null) === (window !== undefined), 'a seal is missing, or one too many')
        if (window && sealed && sealed.kind !== 'pass') {
          seals++
          demand(
            claims(table, window).some((claim) => same(claim, sealed)),
            'a seal says what cannot be said',
          )
        }
        demand((ballot !== null) === (table.vote?.voted[seat] ?? false), 'a vote is missing, or one too many')
        if (ballot) ballots++
      }
    })
    expect(Math.min(seals, ballots)).toBeGreaterThan(20)
  })

  test('H7.2 every question was answered with what he is not, and who is asked has something left to show', () => {
    let [answers, asked] = [0, 0]
    imagining(54, ({ table, seat }, world) => {
      const given = table.question ? table.questions.slice(0, -1) : table.questions
      for (const { by, of } of given) {
        if (by === seat || of === seat) continue
        answers++
        const between = given.filter((one) => one.by === by && one.of === of).length
        const shown = at(world.hands, of)
          .shown.filter((claim) => claim.seat === by)
          .map(({ role }) => role)
        demand(new Set(shown).size === between, 'a question has no answer')
        demand(!shown.includes(at(world.hands, of).role), 'somebody shows the truth')
      }
      if (!table.question) return
      asked++
      demand(hoax.moves(look(world, table.question.of)).length > 0, 'somebody has nothing to show')
    })
    expect(Math.min(answers, asked)).toBeGreaterThan(20)
  })
})

describe('the worlds of one seat', () => {
  test('H1.2 are as frequent as counted by hand', () => {
    const MANY = 2000
    const table = four().play('0 questions 2', '2 shows pope', '0 questions 2', '2 shows emperor')
    const dreamtBy = (seat: Seat) => worlds(table.view(seat), MANY).map(({ hands }) => at(hands, 2).role)
    const [mine, others] = [dreamtBy(0), dreamtBy(3)]
    const share = (dreamt: readonly Role[], role: Role) => dreamt.filter((one) => one === role).length / MANY
    // Of eleven cards seat 2 has none of two Popes and two Emperors; one Thief is mine.
    expect(Math.abs(share(mine, 'thief') - 1 / 7)).toBeLessThan(0.03)
    expect(Math.abs(share(mine, 'judge') - 2 / 7)).toBeLessThan(0.04)
    expect([share(mine, 'pope'), share(mine, 'emperor')]).toEqual([0, 0])
    // Seat 3 is a Pope too and saw nothing of what was shown.
    expect(Math.abs(share(others, 'emperor') - 2 / 11)).toBeLessThan(0.03)
    expect(Math.abs(share(others, 'pope') - 1 / 11)).toBeLessThan(0.03)
  })

  test('H7.2 where he was asked and asked again, something is left to show', () => {
    const table = four().play('0 questions 2', '2 shows emperor')
    // Seat 2 was accused of what it showed, and of more: whoever forgets that thinks it has nothing left.
    table.state.table.denied[2] = ['emperor', 'wizard', 'thief']
    table.play('0 questions 2', '2 shows peasant', '0 questions 2')
    expect(table.offered(2)).toEqual(['2 shows pope'])
    for (const world of worlds(table.view(3))) expect(hoax.moves(look(world, 2))).not.toEqual([])
  })

  test('H7.1 both who asked and who was asked keep what passed between them', () => {
    const table = four().play('0 questions 2', '2 shows pope')
    for (const seat of [0, 2]) {
      for (const world of worlds(table.view(seat), 50)) {
        expect(world.hands[0]?.not).toEqual([{ seat: 2, role: 'pope' }])
        expect(world.hands[2]?.shown).toEqual([{ seat: 0, role: 'pope' }])
      }
    }
  })

  test.each([
    ['H6.1 H6.3 a wrong guess of others could be made, and whoever made it holds it', '2 unmasks 1 thief', 'not'],
    ['H6.3 a right guess of others is held by whoever made it', '2 unmasks 1 peasant', 'known'],
  ] as const)('%s', (_clause, line, held) => {
    const table = sit(['judge', 'peasant', 'pope', 'wizard'], { denied: { 1: ['emperor'] } }).play(line)
    for (const seat of [0, 1, 3]) {
      for (const world of worlds(table.view(seat), 50)) {
        expect(sound(world)).toBeUndefined()
        const [told] = at(world.hands, 2).news
        expect(told).toMatchObject({ kind: 'guessed', by: 2, of: 1, right: held === 'known' })
        expect(at(world.hands, 1).news).toEqual([told])
        expect(at(world.hands, 2)[held]).toHaveLength(1)
      }
    }
    expect(sound(table.state)).toBeUndefined()
  })

  test('H6.1 whoever was guessed wrongly has not shown all that was left to guess', () => {
    const table = four().play('0 questions 2', '2 shows emperor')
    // Seat 2 was accused of what it showed, and of more: only one wrong guess is left.
    table.state.table.denied[2] = ['emperor', 'wizard', 'thief', 'peasant']
    table.play('0 unmasks 2 pope')
    for (const world of worlds(table.view(3), 50)) expect(sound(world)).toBeUndefined()
  })

  test('H6.1 H6.3 a world in which a guess was denied or shown before, or is forgotten, is unsound', () => {
    const table = sit(['judge', 'peasant', 'pope', 'wizard']).play('2 unmasks 1 thief')
    const broken = (change: (state: HoaxState) => void) => {
      const state = structuredClone(table.state)
      change(state)
      return sound(state)
    }
    expect(broken(({ table }) => at(table.denied, 1).push('thief'))).toBe(
      'seat 1 was told of a guess that had been denied',
    )
    expect(broken(({ hands }) => at(hands, 2).not.pop())).toBe('seat 2 does not hold what it guessed')
    const shown = { seat: 1, role: 'thief' } as const
    expect(broken(({ hands }) => at(hands, 2).not.unshift(shown))).toBe('seat 2 guessed what it knew')
  })

  test('H6.3 a wrong guess of mine is no answer of his', () => {
    const table = four().play('0 questions 2', '2 shows pope', '0 unmasks 2 wizard')
    for (const world of worlds(table.view(0), 50)) {
      expect(world.hands[2]?.shown).toEqual([{ seat: 0, role: 'pope' }])
      expect(['pope', 'wizard']).not.toContain(at(world.hands, 2).role)
    }
  })
})
