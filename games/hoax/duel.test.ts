import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { bots } from './bot.ts'
import { waiting } from './bots/duel.ts'
import { type Laid, type Sitting, sit } from './script.ts'
import { type Role, roles } from './state.ts'

const PACK = '1 gold 1 wine 1 grain'
/** Of three, seat 2 is out, and seat 0 is to act. */
const two = (laid: Laid = {}) => sit(['emperor', 'thief', 'pope'], { out: [2], ...laid })
const even = (faces: number) => roles.map((_, kind) => (kind < faces ? 1 / faces : 0))

/** Seat 1 was shown all that seat 0 is not, but for so many. */
function exposed(table: Sitting, faces: number): Sitting {
  for (const role of roles.slice(faces)) {
    at(table.state.hands, 0).shown.push({ seat: 1, role })
    at(table.state.hands, 1).not.push({ seat: 0, role })
  }
  return table
}

/** Gold lies nowhere, and nobody may fetch any: no pack will ever be full again. */
const stuck: Role[] = ['emperor', 'thief']
const dry: Laid = { denied: { 0: stuck, 1: stuck }, options: { rounds: 20 } }

describe('the race of the last two', () => {
  test('is won by whoever has an answer to come and two faces left', () => {
    expect(waiting(two({ purses: [PACK] }).view(0), even(2))).toBe(1)
    expect(waiting(two({ purses: ['1 gold 1 wine'] }).view(0), even(2))).toBe(1)
  })

  test('is lost by whoever lets the other ask first', () => {
    const table = exposed(two({ purses: ['', PACK] }), 2)
    const acted = table.play('0 earns as peasant').window()
    expect(waiting(acted.view(0), even(2))).toBe(0)
    const poor = exposed(two(), 2).play('0 earns as peasant').window()
    expect(waiting(poor.view(0), even(2))).toBeGreaterThan(0)
  })

  test('H9.4 is shared if nobody can learn anything more and nobody dares', () => {
    expect(waiting(two(dry).view(0), even(3))).toBe(0.5)
    expect(waiting(two({ options: { rounds: 20 } }).view(0), even(3))).not.toBe(0.5)
  })

  test('is worth no less than a guess after the next answer', () => {
    for (let faces = 2; faces <= 6; faces++) {
      const worth = waiting(two({ purses: [PACK] }).view(0), even(faces))
      expect(worth).toBeGreaterThanOrEqual(1 / (faces - 1))
      expect(worth).toBeLessThanOrEqual(1)
    }
  })
})

describe('H6.2 a hard bot against the last other', () => {
  const guesses = (table: Sitting) => bots.hard.choose(table.view(0), seeded(1)).kind === 'unmask'
  const suspecting = (table: Sitting, faces: number) => {
    for (const role of roles.slice(0, roles.length - faces)) at(table.state.hands, 0).not.push({ seat: 1, role })
    return table
  }

  test('guesses where the other would be sure first, and waits where it is first itself', () => {
    const late = () =>
      exposed(two({ purses: ['', PACK] }), 2)
        .play('0 earns as peasant')
        .window()
    expect(guesses(suspecting(late(), 3))).toBe(true)
    expect(guesses(suspecting(two({ purses: [PACK] }), 2))).toBe(false)
    expect(guesses(suspecting(two({ purses: [PACK] }), 1))).toBe(true)
  })

  test('waits for the end of its own turn, where a guess is as good', () => {
    const table = suspecting(exposed(two({ purses: ['', PACK] }), 2), 3)
    expect(guesses(table)).toBe(false)
    expect(guesses(table.play('0 earns as peasant').window())).toBe(true)
  })

  test('H7.1 asks before it guesses, as long as it has a pack', () => {
    const late = (purse: string) =>
      suspecting(exposed(two({ purses: [purse, PACK] }), 2), 3)
        .play('0 earns as peasant')
        .window()
    expect(guesses(late('1 gold 1 wine'))).toBe(false)
    expect(guesses(late('1 gold'))).toBe(true)
  })
})

test('H2.5 a hard bot robs the last other, and with three left earns', () => {
  const roles = ['emperor', 'thief', 'pope'] as const
  const purses = ['2 wine 2 grain', '2 gold 2 wine 2 grain', '2 gold']
  const robs = (table: Sitting) =>
    Array.from({ length: 40 }, (_, seed) => bots.hard.choose(table.view(0), seeded(seed))).filter(
      (move) => 'from' in move,
    ).length
  expect(robs(sit(roles, { purses, out: [2] }))).toBeGreaterThan(20)
  expect(robs(sit(roles, { purses }))).toBe(0)
})
