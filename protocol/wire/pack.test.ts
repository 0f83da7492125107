import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lexicon } from './lexicon.ts'
import { MOST_WORDS, SHORT } from './marks.ts'
import { pack } from './pack.ts'
import { unpack } from './unpack.ts'

const words = ['is', 'change', 'seq', 'game', 'table', 'news', 'kind', 'believed', 'seat', '__proto__']
const known = lexicon([...words, ...Array.from({ length: SHORT + 300 }, (_, n) => `word ${n}`)])
const there = (thing: unknown) => unpack(pack(thing, known), known)
const size = (thing: unknown) => pack(thing, known).length

describe('what is packed', () => {
  test('is what JSON would make of it, whatever it is', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...known.words))
    const number = fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger(), fc.constantFrom(63, 64, 127, 128, -1))
    const plain = fc.anything({
      key: text,
      values: [text, number, fc.boolean(), fc.constant(null), fc.stringMatching(/^[0-9a-f]{0,40}$/)],
    })
    fc.assert(
      fc.property(plain, (thing) => {
        expect(there(thing)).toEqual([JSON.parse(JSON.stringify([thing]))[0]])
      }),
    )
  })

  test('begins with whatever letter it began with, a mark of byte order too', () => {
    expect(there({ '\ufeffkey': '\ufefftext' })).toEqual([{ '\ufeffkey': '\ufefftext' }])
  })

  test('leaves out what is not there, and keeps a key of whatever name', () => {
    expect(there({ a: undefined, b: [undefined] })).toEqual([{ b: [null] }])
    const [box] = there(JSON.parse('{"__proto__":{"mine":1}}')) as [object]
    expect(Object.keys(box)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(box)).toBe(Object.prototype)
  })

  test('may stand one after the other', () => {
    const both = Buffer.concat([pack({ is: 1 }, known), pack([], known)])
    expect(unpack(both, known)).toEqual([{ is: 1 }, []])
  })

  test('is a byte for a small number, a word, a place in a list; half of a hash', () => {
    expect([0, 63, 64, 'is', 'word 0', `word ${SHORT}`, null, true, [], {}].map(size)).toEqual([
      1, 1, 2, 1, 1, 2, 1, 1, 1, 1,
    ])
    expect(size({ 0: 'believed', 63: 1 })).toBe(5)
    expect(size('5e'.repeat(32))).toBe(34)
    expect(size({ is: 'change', seq: 8, game: { table: { news: { 0: { kind: 'believed', seat: 0 } } } } })).toBe(17)
  })
})

describe('bytes that nobody packed', () => {
  test('are refused', () => {
    for (const bytes of [
      [255],
      [pack('text', known)[0], 9, 1],
      [pack([1, 2], known)[0], 1],
      [pack(700, known)[0], 200],
    ])
      expect(() => unpack(Uint8Array.from(bytes as number[]), known)).toThrow()
  })
})

test('there is room for all words', () => {
  const many = lexicon(Array.from({ length: MOST_WORDS }, (_, n) => `w${n}`))
  for (const word of [many.words[0], many.words[SHORT], many.words.at(-1)])
    expect(unpack(pack(word, many), many)).toEqual([word])
})
