import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { solvedWorths } from '#solved'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { hard } from './bots/hard.ts'
import { fates, type Minds, victimOf } from './bots/solved/fates.ts'
import { Lately } from './bots/solved/lately.ts'
import { MindCount, mindsWith } from './bots/solved/minds.ts'
import { packed, unpacked } from './bots/solved/packed.ts'
import { wallFor } from './bots/solved/remembered.ts'
import { type Manner, Rival } from './bots/solved/rival.ts'
import { formOf, HANDS } from './bots/solved/throw.ts'
import { afterNone, afterShaking, type Throw, throwNumber, throws } from './bots/solved/throws.ts'
import { Worths } from './bots/solved/worths.ts'
import { rats } from './index.ts'
import { MOST } from './odds.ts'
import { sit } from './script.ts'

const options = defaults(rats, 3)
const worths = (seats: number) => solvedWorths(seats) ?? expect.fail('nothing was solved')
const worth = worths(3).round
const total = (list: Iterable<number>) => [...list].reduce((sum, one) => sum + one, 0)

describe('brains before the seats', () => {
  test('are counted without a gap, whoever starts', () => {
    const count = new MindCount(3, 9)
    const numbers = new Set<number>()
    for (let brains = 3; brains <= 9; brains++) {
      for (const minds of mindsWith(3, brains))
        for (let starter = 0; starter < 3; starter++) numbers.add(count.number(minds, starter))
    }
    expect([...numbers].toSorted((a, b) => a - b)).toEqual(Array.from({ length: count.size }, (_, n) => n))
  })

  test('are worth all of the win together, and more brains more of it', () => {
    for (const seats of [3, 4]) {
      const { round: of } = worths(seats)
      const even: Minds = new Array(seats).fill(4)
      expect(total(of(even, 0))).toBeCloseTo(1)
      expect(at([...of(even.with(1, 9), 0)], 1)).toBeGreaterThan(at([...of(even, 0)], 1) + 0.2)
    }
  })
})

describe('what throws are worth', () => {
  test('each is solved after all that it may lead to', () => {
    const number = ({ dice, floor }: Throw) => throwNumber(dice, floor)
    for (const thrown of throws) {
      if (thrown.floor === 0) expect(number(afterNone(thrown.dice))).toBeLessThan(number(thrown))
      for (let claim = Math.max(1, thrown.floor); claim <= 2 * thrown.dice && claim < MOST; claim++)
        expect(number(afterShaking(thrown.dice, claim))).toBeLessThan(number(thrown))
    }
  })

  test('what is written is read again to the last digit, since the least difference leads to another way to play', () => {
    const chance = seeded(7)
    const drafted = new Worths(3, 7)
    for (const minds of [...mindsWith(3, 6), ...mindsWith(3, 7)]) {
      for (const thrown of throws) {
        const share = chance(1000) / 1000
        drafted.write(minds, 0, thrown, Float64Array.of(share, 1 - share, 0))
      }
    }
    expect(unpacked(packed(drafted), 3, 7).shares).toEqual(drafted.shares)
  })

  test('a whole win and none fit, one after the other', () => {
    const drafted = new Worths(3, 3)
    for (const [n, thrown] of throws.entries()) drafted.write([1, 1, 1], 0, thrown, Float64Array.of(n % 2, 0, 0))
    expect(unpacked(packed(drafted), 3, 3).shares).toEqual(drafted.shares)
  })

  test('for three and for four all of it takes less than two million bytes', () => {
    const bytes = (name: string) => statSync(new URL(`bots/solved/${name}.bin`, import.meta.url)).size
    expect(bytes('three') + bytes('four')).toBeLessThan(2_000_000)
  })
})

describe('what becomes of everybody', () => {
  const fate = (minds: Minds) => fates(minds, 0, worth, options)

  test('R4.8 saying rats first with the last brain ends the game', () => {
    expect([...(fate([1, 3, 2]).announced ?? [])]).toEqual([0, 1, 0])
    expect(fate([2, 3, 2]).announced).toBeUndefined()
  })

  test('R5.4 believing with the last brain ends the game, and the brain goes over', () => {
    expect([...(fate([3, 1, 3]).rats.believed ?? [])]).toEqual([0.5, 0, 0.5])
  })

  test('R7.4 the mad take the sanest along, and of several the one who drove them mad', () => {
    expect(victimOf([0, 3, 5], 0, 1)).toBe(2)
    expect(victimOf([0, 5, 5], 0, 1)).toBe(1)
  })
})

describe('a throw at a large table', () => {
  const blind = Float64Array.of()
  const answer = { isTrue: blind, isFalse: blind, believed: undefined }
  /** With somebody whom believing makes mad after so many hands, or nobody. */
  const formWith = (mad?: number) =>
    formOf({
      seats: 12,
      giver: 0,
      dice: 4,
      floor: 0,
      rats: Array.from({ length: 12 }, (_, hand) => (hand === mad ? { ...answer, believed: blind } : answer)),
      blind,
      shaken: () => blind,
    })

  test('is of the same form whoever is nearly mad that its dice do not come to', () => {
    for (const far of [4, 7, 11]) expect(formWith(far)).toEqual(formWith())
    for (const near of [0, HANDS - 1]) expect(formWith(near)).not.toEqual(formWith())
  })

  test('is forgotten once many others were met after it', () => {
    const lately = new Lately<object>(2)
    const [one, other] = [lately.find('one', Object), lately.find('other', Object)]
    expect(lately.find('one', Object)).toBe(one)
    lately.find('third', Object)
    expect(lately.find('one', Object)).toBe(one)
    expect(lately.find('other', Object)).not.toBe(other)
  })
})

describe('a round that was solved', () => {
  const minds = [1, 4, 6]
  const wall = wallFor(minds, options)
  const ends = minds.map((_, giver) => fates(minds, giver, worth, options))
  const gets = (me: number, manner: Manner = 'best') => new Rival(me, wall, ends, manner).round(0, ends)

  test('gives somebody who knows all of it next to nothing more', () => {
    expect(total(minds.map((_, me) => gets(me)))).toBeLessThan(1 + 3 * 0.005)
  })

  test('gives somebody who does as all do what it was solved to be worth, and never more than the best gets', () => {
    for (const [me, share] of worth(minds, 0).entries()) {
      expect(gets(me, 'as all do')).toBeCloseTo(share, 2)
      expect(gets(me)).toBeGreaterThanOrEqual(gets(me, 'as all do') - 1e-9)
    }
    expect(total(minds.map((_, me) => gets(me, 'as all do')))).toBeCloseTo(1, 3)
  })

  test('gives them much once it is played carelessly', () => {
    const { habits, tree } = wall.throw(0, { dice: 1, floor: 0 })
    const [wise, careless] = [habits.slice(), tree.find('none') ?? expect.fail('nobody answers')]
    habits.fill(0, careless.habits, careless.habits + 2)
    habits[careless.habits + careless.acts.indexOf('doubt')] = 1
    const before = total(minds.map((_, me) => gets(me)))
    habits.set(wise)
    expect(before).toBeGreaterThan(total(minds.map((_, me) => gets(me))) + 0.01)
  })
})

describe('one who plays the solved round', () => {
  test('doubts a number that is hardly ever true, and not what it has seen to be true of many dice', () => {
    const table = sit(3).play(
      '0 shakes 0',
      '0 says none',
      '1 believes',
      '1 shakes 2 2',
      '1 looks',
      '1 says 1',
      '2 believes',
      '2 hands on 1',
      '0 believes',
      '0 hands on 2',
    )
    expect(hard.choose(table.view(1), seeded(1))).toEqual({ kind: 'believe' })
    const blind = sit(3).play('0 shakes 0', '0 says none', '1 believes', '1 shakes 2 2', '1 says 4')
    expect(hard.choose(blind.view(2), seeded(1))).toEqual({ kind: 'doubt' })
  })
})
