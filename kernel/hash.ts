/** SHA-256, wherever there is JavaScript: a page that came over plain HTTP has no cryptography of the browser. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Of a text and what follows it, as hex. */
export function hash(text: string, more: Uint8Array = new Uint8Array()): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(text), more)))
}

/** Of a text, with a key. */
export function keyed(key: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  return hmac(sha256, key, utf8ToBytes(text))
}

/** The same, with a key in hex and as hex. */
export function keyedHex(key: string, text: string): string {
  return bytesToHex(keyed(hexToBytes(key), text))
}
