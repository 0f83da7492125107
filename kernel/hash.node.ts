/** The same as `hash.ts` where Node does it. In one call each: what Node keeps between calls costs more than the hash. */
import { Buffer } from 'node:buffer'
import { hash as digest } from 'node:crypto'
import type { Keyer } from './hash.ts'

export type { Keyer } from './hash.ts'

const BLOCK = 64
const BYTES = 'binary'

export function hash(text: string, more?: Uint8Array): string {
  return digest('sha256', more ? Buffer.concat([Buffer.from(text), more]) : text)
}

interface Pads {
  /** The key as the inner hash has it, with room behind it for a text as long as the last one. */
  inner: Buffer
  /** The key as the outer hash has it, with room for the inner hash. */
  readonly outer: Buffer
}

/** As RFC 2104 has it. */
function pads(key: Uint8Array): Pads {
  const short = key.length > BLOCK ? digest('sha256', key, 'buffer') : key
  const [inner, outer] = [Buffer.alloc(BLOCK), Buffer.alloc(BLOCK + 32)]
  for (let at = 0; at < BLOCK; at++) {
    const byte = short[at] ?? 0
    inner[at] = byte ^ 0x36
    outer[at] = byte ^ 0x5c
  }
  return { inner, outer }
}

/**
 * The outer hash is still to be made of what comes back. The inner one comes as letters of a byte each: to make a place in memory
 * for bytes takes longer than the hash.
 */
function within(padded: Pads, text: string): Buffer {
  const size = BLOCK + Buffer.byteLength(text)
  if (size !== padded.inner.length) padded.inner = Buffer.concat([padded.inner.subarray(0, BLOCK)], size)
  padded.inner.write(text, BLOCK)
  padded.outer.write(digest('sha256', padded.inner, BYTES), BLOCK, BYTES)
  return padded.outer
}

/** HMAC with this key: what is made of it is made once, and kept as long as whoever asked for it keeps this. */
export function keyer(key: Uint8Array): Keyer {
  const padded = pads(key)
  return {
    bytes: (text) => Buffer.from(digest('sha256', within(padded, text), BYTES), BYTES),
    hex: (text) => digest('sha256', within(padded, text)),
  }
}
