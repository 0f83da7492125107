/** SHA-256, wherever there is JavaScript: a page that came over plain HTTP has no cryptography of the browser. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Of a text and what follows it, as hex. */
export function hash(text: string, more: Uint8Array = new Uint8Array()): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(text), more)))
}

/** Hashes texts with a key (HMAC). */
export interface Keyer {
  bytes(text: string): Uint8Array<ArrayBuffer>
  hex(text: string): string
}

export function keyer(key: Uint8Array): Keyer {
  const bytes = (text: string) => hmac(sha256, key, utf8ToBytes(text))
  return { bytes, hex: (text) => bytesToHex(bytes(text)) }
}
