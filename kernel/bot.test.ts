import { describe, expect, test } from 'vitest'
import { at } from './at.ts'
import { anyMove, randomBot } from './bot.ts'
import { seeded } from './chance.ts'
import { type Thimble, thimble } from './contract/thimble.ts'
import { look } from './state.ts'

type Move = Thimble['move']

const guess = (cup: number): Move => ({ kind: 'guess', cup })
const peek: Move = { kind: 'peek' }
const MANY = 16_000

/** How often each of these moves is made. */
function counts(asides: readonly Move['kind'][] | undefined, moves: readonly Move[]): number[] {
  const chance = seeded(9)
  const made = moves.map(() => 0)
  for (let nth = 0; nth < MANY; nth++) {
    const move = anyMove<Thimble>(asides ? { asides } : {}, moves, chance)
    const place = moves.indexOf(move)
    made[place] = at(made, place) + 1
  }
  return made.map((count) => count / MANY)
}

describe('any move', () => {
  test('is as likely as the next where nothing interrupts', () => {
    for (const asides of [undefined, []]) {
      for (const often of counts(asides, [guess(0), peek, guess(1), guess(2)])) expect(often).toBeCloseTo(1 / 4, 1)
    }
  })

  test('interrupts now and then, however many ways there are to interrupt', () => {
    const [answer = 0, other = 1, ...asides] = counts(['peek'], [guess(0), guess(1), peek, { kind: 'peek' }])
    const interruptions = asides.reduce((sum, often) => sum + often)
    // Of sixteen moves one is any of the four, and two of these interrupt.
    expect(interruptions).toBeGreaterThan(0.025)
    expect(interruptions).toBeLessThan(0.038)
    expect(Math.abs(answer - other)).toBeLessThan(0.03)
  })

  test('interrupts where there is nothing to answer', () => {
    const [one = 0, other = 0] = counts(['peek'], [peek, { kind: 'peek' }])
    expect(one + other).toBe(1)
    expect(one).toBeCloseTo(1 / 2, 1)
  })

  test('is what the random bot makes, of those open to its seat', () => {
    const state = thimble.setup(3, { cups: 3 }, seeded(1))
    thimble.play(state, 0, { kind: 'hide', cup: 2 }, seeded(1))
    const bot = randomBot<Thimble>(thimble)
    const made = new Set<string>()
    for (let seed = 0; seed < 200; seed++) made.add(JSON.stringify(bot.choose(look(state, 1), seeded(seed))))
    expect([...made].toSorted()).toEqual(
      thimble
        .moves(look(state, 1))
        .map((move) => JSON.stringify(move))
        .toSorted(),
    )
  })
})
