/** Reads what `pack` has written. */

import { at as nth } from '../../kernel/at.ts'
import { setOwn } from '../../kernel/own.ts'
import type { Lexicon } from './lexicon.ts'
import * as mark from './marks.ts'

const letters = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** All that was packed one after the other in these bytes. Throws where they are not what `pack` writes. */
export function unpack(bytes: Uint8Array, { words }: Lexicon): unknown[] {
  const reader = new Reader(bytes, words)
  const things: unknown[] = []
  while (!reader.done) things.push(reader.thing())
  return things
}

class Reader {
  readonly #bytes: Uint8Array
  readonly #words: readonly string[]
  #at = 0

  constructor(bytes: Uint8Array, words: readonly string[]) {
    this.#bytes = bytes
    this.#words = words
  }

  get done(): boolean {
    return this.#at === this.#bytes.length
  }

  thing(): unknown {
    const first = this.#byte()
    if (first < mark.SMALL) return first
    if (first < mark.LIST) return this.#word(first)
    if (first < mark.BOX) return this.#list(first - mark.LIST)
    if (first < mark.NULL) return this.#box(first - mark.BOX)
    switch (first) {
      case mark.NULL:
        return null
      case mark.FALSE:
        return false
      case mark.TRUE:
        return true
      case mark.TEXT:
      case mark.HEX:
        return this.#text(first)
      case mark.NUMBER:
        return this.#size()
      case mark.NEGATIVE:
        return -this.#size()
      case mark.FLOAT:
        return this.#float()
      case mark.LONG_LIST:
        return this.#list(this.#size())
      case mark.LONG_BOX:
        return this.#box(this.#size())
      default:
        throw new RangeError(`no thing begins with ${first}`)
    }
  }

  #byte(): number {
    const value = this.#bytes[this.#at++]
    if (value === undefined) throw new RangeError('it ends too soon')
    return value
  }

  #word(first: number): string {
    if (first < mark.LONG_WORD) return nth(this.#words, first - mark.SMALL)
    return nth(this.#words, mark.SHORT + (first - mark.LONG_WORD) * 256 + this.#byte())
  }

  #list(length: number): unknown[] {
    const list: unknown[] = []
    for (let n = 0; n < length; n++) list.push(this.thing())
    return list
  }

  #box(length: number): object {
    const box = {}
    for (let n = 0; n < length; n++) setOwn(box, String(this.thing()), this.thing())
    return box
  }

  #text(how: number): string {
    const some = this.#some(this.#size())
    if (how === mark.TEXT) return plainText(some) ?? letters.decode(some)
    let text = ''
    for (const value of some) text += digits[value]
    return text
  }

  #float(): number {
    const { buffer, byteOffset } = this.#some(8)
    return new DataView(buffer, byteOffset).getFloat64(0)
  }

  #some(length: number): Uint8Array {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new RangeError('it ends too soon')
    const some = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return some
  }

  #size(): number {
    let [size, worth] = [0, 1]
    for (;;) {
      const value = this.#byte()
      size += (value & 127) * worth
      if (value < 128) return size
      worth *= 128
    }
  }
}

/** Two digits for each byte. */
const digits = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'))
/** Below this, letter by letter is faster than a decoder. */
const SHORT_TEXT = 64

/** Letters of a byte each; nothing if there are others. */
function plainText(some: Uint8Array): string | undefined {
  if (some.length > SHORT_TEXT || some.some((value) => value > 127)) return undefined
  return String.fromCharCode(...some)
}
