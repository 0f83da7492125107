import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { keepPeople, nextOf, type Passed, passedTables, peopleAt, removePerson, sitsIn, wasWrong } from './people.ts'
import { tokenOf } from './pin.ts'

const person = (name: string, seat: number, more: Partial<Passed> = {}): Passed => ({
  ...{ name, seat, mark: 'key', half: `${seat}`.repeat(64), pin: 'none', wrong: 0, until: 0 },
  ...more,
})

test('who is asked next goes by the chairs, whoever came first to the phone', () => {
  const people = [person('Cora', 4), person('Ada', 1), person('Ben', 2)]
  expect(nextOf(people, [4, 2, 0])?.name).toBe('Ben')
  expect(nextOf(people, [4])?.name).toBe('Cora')
  expect(nextOf(people, [0, 3])).toBe(undefined)
})

test('people come, get PINs wrong, and go', () => {
  keepPeople('ABC123', [person('Ada', 1), person('Ben', 2)])
  wasWrong('ABC123', at(peopleAt('ABC123'), 1), 1000)
  expect(peopleAt('ABC123')[1]).toMatchObject({ wrong: 1, until: 2000 })
  wasWrong('ABC123', at(peopleAt('ABC123'), 1), 2000)
  expect(peopleAt('ABC123')[1]).toMatchObject({ wrong: 2, until: 4000 })
  expect(peopleAt('ABC123')[0]).toMatchObject({ wrong: 0, until: 0 })
  expect(passedTables()).toEqual([{ code: 'ABC123', names: ['Ada', 'Ben'] }])
  for (const one of peopleAt('ABC123')) removePerson('ABC123', one)
  expect(passedTables()).toEqual([])
})

test('somebody sits where his mark is', () => {
  const chair = {
    name: 'Ada',
    mark: 'key',
    sitter: 'person',
    bot: null,
    standIn: null,
    promise: null,
  } as const
  expect(sitsIn({ chairs: [null, chair] }, person('Ada', 1))).toBe(true)
  expect(sitsIn({ chairs: [chair, null] }, person('Ada', 1))).toBe(false)
  expect(sitsIn({ chairs: [null, { ...chair, mark: 'moon' }] }, person('Ada', 1))).toBe(false)
  expect(sitsIn({ chairs: [null, { ...chair, sitter: 'bot' }] }, person('Ada', 1))).toBe(false)
})

test('a PIN completes a token; without one the half is the whole', async () => {
  const half = '5a'.repeat(32)
  expect(await tokenOf({ half, pin: 'none' }, '')).toBe(half)
  const right = await tokenOf({ half, pin: 'pin' }, '2718')
  expect(right).toMatch(/^[0-9a-f]{64}$/)
  expect(await tokenOf({ half, pin: 'pin' }, '2718')).toBe(right)
  expect(await tokenOf({ half, pin: 'pin' }, '2719')).not.toBe(right)
})
