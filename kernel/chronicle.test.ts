import { expect, test } from 'vitest'
import { seeded } from './chance.ts'
import { type Claim, honestyOf, momentsOf, mostOf, turningPoint } from './chronicle.ts'
import { thimble } from './contract/thimble.ts'
import { begin, enter } from './match.ts'
import { copy } from './state.ts'

const luck = (entry: number) => seeded(entry)

test('every moment is the table as it stood then, and shares nothing with the next', () => {
  const match = begin(thimble, 3, { cups: 3 }, luck)
  const stood = [copy(match.state)]
  enter(match, 0, 1, { kind: 'hide', cup: 1 }, luck)
  stood.push(copy(match.state))
  enter(match, 1, 2, { kind: 'peek' }, luck, 'bot')
  stood.push(copy(match.state))
  const { dealt, entries } = match.record
  const terms = { table: 'T-1', game: 'thimble', seats: 3, options: { cups: 3 }, commitment: '', devices: [] }
  const moments = momentsOf(thimble, { terms, dealt, entries })
  expect(moments.map(({ state }) => state)).toEqual(stood)
  expect(moments.map(({ entry }) => entry?.by)).toEqual([undefined, undefined, 'bot'])
  moments.at(-1)?.state.agenda.asked.push(7)
  expect(moments.map(({ state }) => state).slice(0, -1)).toEqual(stood.slice(0, -1))
})

const said = (some: Partial<Claim>): Claim => {
  return { at: 1, out: 2, seat: 0, what: '', truth: 'true', believed: [], doubted: [], swung: [], ...some }
}

test('caught is who said something false, was doubted, and everybody came to know it', () => {
  const claims = [
    said({ truth: 'false', doubted: [1] }),
    said({ truth: 'false', doubted: [1], out: undefined }),
    said({ truth: 'false', believed: [1] }),
    said({ doubted: [1, 2] }),
    said({ seat: 1, truth: 'false', doubted: [0] }),
  ]
  expect(honestyOf(0, claims)).toEqual({ claims: 4, told: 3, caught: 1, wronged: 1, smelt: 1, swallowed: 0 })
  expect(honestyOf(1, claims)).toEqual({ claims: 1, told: 1, caught: 1, wronged: 0, smelt: 2, swallowed: 1 })
  expect(honestyOf(2, claims)).toEqual({ claims: 0, told: 0, caught: 0, wronged: 0, smelt: 0, swallowed: 0 })
})

test('the most is rewarded, also twice; nothing, and what all have alike, is not', () => {
  expect(mostOf('x', [1, 3, 2])).toEqual([{ kind: 'x', seats: [1], count: 3 }])
  expect(mostOf('x', [3, 3, 2])).toEqual([{ kind: 'x', seats: [0, 1], count: 3 }])
  expect(mostOf('x', [2, 2, 2])).toEqual([])
  expect(mostOf('x', [0, 0, 0])).toEqual([])
})

test('a game turned where most went to those who won and away from the others; of equals at the last', () => {
  const small = said({ at: 1, swung: [{ seat: 0, by: 1 }] })
  const great = said({
    at: 2,
    swung: [
      { seat: 0, by: 2 },
      { seat: 1, by: -1 },
    ],
  })
  const equal = said({ at: 3, swung: [{ seat: 2, by: -3 }] })
  const lost = said({ at: 4, swung: [{ seat: 1, by: 9 }] })
  expect(turningPoint([small, great, lost], [0])).toBe(great)
  expect(turningPoint([small, great, equal, lost], [0])).toBe(equal)
  expect(turningPoint([small, great, equal, lost], [1])).toBe(lost)
  expect(turningPoint([said({})], [0])).toBeUndefined()
})
