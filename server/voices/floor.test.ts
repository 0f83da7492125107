import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { limits } from '../limits.ts'
import { withFloor } from './floor.ts'
import type { Party } from './party.ts'

const { voicesHeard: VOICES, facesSeen: FACES } = limits
const party = (n: number, more: Partial<Party> = {}): Party => ({
  name: n.toString(16).padStart(12, '0'),
  seat: n,
  as: 'player',
  gives: 'voice',
  mic: 'open',
  where: 'far',
  came: n,
  spoke: 0,
  paths: 'any',
  ...more,
})
const crowd = (size: number, more: Partial<Party> = {}) => Array.from({ length: size }, (_, n) => party(n, more))
const floors = (parties: readonly Party[]) => withFloor(parties, limits).map(({ floor }) => floor)

test('as many as can be are all heard and seen', () => {
  expect(new Set(floors(crowd(VOICES)))).toEqual(new Set(['voice']))
  expect(new Set(floors(crowd(FACES, { gives: 'face' })))).toEqual(new Set(['face']))
})

test('of more, those who spoke last; and first of all who came first', () => {
  const many = crowd(VOICES + 1)
  expect(floors(many).lastIndexOf('ears')).toBe(VOICES)
  const spoken = many.map((one, n) => (n === VOICES ? { ...one, spoke: 5 } : one))
  expect(floors(spoken)[VOICES]).toBe('voice')
  expect(floors(spoken).filter((floor) => floor === 'ears')).toHaveLength(1)
})

test('of more faces, the others keep their voices; who only listens takes no place', () => {
  const faces = crowd(FACES + 2, { gives: 'face' })
  expect(floors(faces).filter((floor) => floor === 'face')).toHaveLength(FACES)
  expect(floors(faces).filter((floor) => floor === 'voice')).toHaveLength(2)
  const listening = [...crowd(20, { gives: 'ears' }), party(30)]
  expect(at(floors(listening), 20)).toBe('voice')
})

test('nothing of it is told but who has the floor', () => {
  expect(Object.keys(at(withFloor(crowd(1), limits), 0)).toSorted()).toEqual(
    ['as', 'floor', 'gives', 'mic', 'name', 'seat', 'where'].toSorted(),
  )
})
