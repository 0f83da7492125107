import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as node from './hash.node.ts'
import * as page from './hash.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })
const bytes = fc.uint8Array({ maxLength: 200 })

test('the page and the house hash alike, whatever they are handed', () => {
  fc.assert(
    fc.property(text, bytes, (words, more) => {
      expect(node.hash(words)).toBe(page.hash(words))
      expect(node.hash(words, more)).toBe(page.hash(words, more))
      // One that has hashed longer and shorter texts before hashes the next one as if it were new.
      const [house, device] = [node.keyer(more), page.keyer(more)]
      for (const text of [words, `${words}${words}`, words.slice(1)]) {
        expect(Uint8Array.from(house.bytes(text))).toEqual(device.bytes(text))
        expect(house.hex(text)).toBe(device.hex(text))
      }
    }),
  )
})

test('as the standard has it', () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect([page.hash('abc'), node.hash('abc')]).toEqual([abc, abc])
})
