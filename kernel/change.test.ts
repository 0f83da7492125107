import fc from 'fast-check'
import { expect, test } from 'vitest'
import { change, changed } from './change.ts'
import { copy, same } from './state.ts'

const overTheWire = <T>(thing: T): T => (thing === undefined ? thing : JSON.parse(JSON.stringify(thing)))
// JSON has one zero only, and no state of ours has a key that reaches for a prototype.
const data = fc
  .jsonValue()
  .map((value) => overTheWire(value))
  .filter((value) => !JSON.stringify(value).includes('__proto__'))

test('a change sent over the wire makes the one out of the other', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const kept = copy(before)
      expect(same(changed(before, overTheWire(change(before, after))), after)).toBe(true)
      expect(before).toEqual(kept)
    }),
    { numRuns: 2000 },
  )
})

test('a change near the leaves leaves the rest unsaid', () => {
  const before = { score: [7, 7, 7], news: [{ kind: 'sat' }], deep: { claim: null, said: [1, 2] } }
  const after = { score: [7, 5, 7], news: [], deep: { claim: 3, said: [1, 2] } }
  expect(change(before, after)).toEqual({ score: { 1: 5 }, news: [[]], deep: { claim: 3 } })
  expect(change(before, copy(before))).toBeUndefined()
})

test('keys come and go, and lists grow', () => {
  expect(change({ a: 1 }, { b: 1 })).toEqual({ a: [], b: [1] })
  expect(changed({ a: 1 }, { a: [], b: [1] })).toEqual({ b: 1 })
  expect(changed([1], [[1, 2]])).toEqual([1, 2])
})

test('what every object has from elsewhere is no key of it', () => {
  const after = { valueOf: 0, toString: null, constructor: [1] }
  expect(changed({ a: 1 }, change({ a: 1 }, after))).toEqual(after)
  expect(changed(after, change(after, { a: 1 }))).toEqual({ a: 1 })
})

test('no change reaches a prototype', () => {
  const hostile = JSON.parse('{"__proto__":{"stolen":true},"constructor":{"prototype":{"stolen":true}}}')
  changed({}, hostile)
  expect(({} as { stolen?: boolean }).stolen).toBeUndefined()
})
