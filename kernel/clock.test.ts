import { expect, test } from 'vitest'
import { type Chance, fromTape, seeded } from './chance.ts'
import { fingertime, outOfTime } from './clock.ts'
import { type Thimble, thimble } from './contract/thimble.ts'
import { look } from './state.ts'

const guessing = () => {
  const state = thimble.setup(3, { cups: 4 }, seeded(1))
  thimble.play(state, 0, { kind: 'hide', cup: 2 }, seeded(1))
  return look(state, 1)
}

test('the clock takes each kind as often as the next, however many moves it has', () => {
  const luck = seeded(5)
  const kinds = Array.from({ length: 4000 }, () => outOfTime(thimble, guessing(), luck).kind)
  const peeks = kinds.filter((kind) => kind === 'peek').length
  expect(peeks / 4000).toBeGreaterThan(0.46)
  expect(peeks / 4000).toBeLessThan(0.54)
})

test('the clock passes where passing is open', () => {
  const polite = {
    ...thimble,
    moves: (view: Parameters<typeof thimble.moves>[0]) => [
      ...thimble.moves(view),
      { kind: 'pass' } as unknown as Thimble['move'],
    ],
  }
  expect(outOfTime(polite, guessing(), seeded(1)).kind).toBe('pass')
})

test('the clock takes what the game names where it cannot pass, however many moves there are', () => {
  const named: Thimble['move'] = { kind: 'guess', cup: 3 }
  const resting = { ...thimble, rest: () => named }
  for (let seed = 0; seed < 20; seed++) expect(outOfTime(resting, guessing(), seeded(seed))).toBe(named)
})

test('the clock asks for it with the view of that seat, and goes by luck where the game names nothing', () => {
  const resting = {
    ...thimble,
    rest: ({ seat }: { seat: number }) => (seat === 1 ? undefined : { kind: 'peek' as const }),
  }
  const kinds = Array.from({ length: 200 }, (_, seed) => outOfTime(resting, guessing(), seeded(seed)).kind)
  expect(new Set(kinds)).toEqual(new Set(['guess', 'peek']))
})

test('the clock hands the game the luck to name it with', () => {
  const resting = { ...thimble, rest: (_view: unknown, chance: Chance) => ({ kind: 'guess' as const, cup: chance(4) }) }
  const luck = fromTape([3])
  expect(outOfTime(resting, guessing(), luck.chance)).toEqual({ kind: 'guess', cup: 3 })
  luck.finish()
})

test('the clock passes rather than taking what the game names', () => {
  const polite = {
    ...thimble,
    moves: () => [{ kind: 'pass' } as unknown as Thimble['move']],
    rest: () => ({ kind: 'peek' }) as const,
  }
  expect(outOfTime(polite, guessing(), seeded(1)).kind).toBe('pass')
})

test('the moment is one at which a finger could have come, and no two are alike', () => {
  expect(fingertime(0)).toBe(1000)
  expect(fingertime(0.5)).toBeGreaterThan(1500)
  expect(fingertime(0.5)).toBeLessThan(2000)
  expect(fingertime(1 - 1e-9)).toBe(6000)
})
