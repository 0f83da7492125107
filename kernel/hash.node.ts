/** The same as `hash.ts` where Node does it. In one call each: what Node keeps between calls costs more than the hash. */
import { Buffer } from 'node:buffer'
import { hash as digest } from 'node:crypto'

const BLOCK = 64

export function hash(text: string, more?: Uint8Array): string {
  return digest('sha256', more ? Buffer.concat([Buffer.from(text), more]) : text)
}

/** HMAC, as RFC 2104 has it. */
export function keyed(key: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK ? digest('sha256', key, 'buffer') : key
  const inner = Buffer.allocUnsafe(BLOCK + Buffer.byteLength(text))
  const outer = Buffer.allocUnsafe(BLOCK + 32)
  for (let at = 0; at < BLOCK; at++) {
    const byte = short[at] ?? 0
    inner[at] = byte ^ 0x36
    outer[at] = byte ^ 0x5c
  }
  inner.write(text, BLOCK)
  outer.set(digest('sha256', inner, 'buffer'), BLOCK)
  return new Uint8Array(digest('sha256', outer, 'buffer'))
}
