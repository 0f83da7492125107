/**
 * What somebody writes down for no other eyes. On a device of their own it simply lies there; on one that is passed round
 * it lies under the seal of their token, and not even its name tells whose it is.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { keep, kept } from './kept.ts'

let seal: Uint8Array | undefined
const NONCE = 16
const BLOCK = 32

export function sealWith(token: string): void {
  seal = hmac(sha256, hexToBytes(token), utf8ToBytes('humbug notes'))
}

/** The same bytes hide and unhide. */
function veil(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array): Uint8Array {
  const hidden = Array.from({ length: Math.ceil(bytes.length / BLOCK) }, (_, n) => {
    const part = bytes.subarray(n * BLOCK, (n + 1) * BLOCK)
    const stream = hmac(sha256, key, concatBytes(nonce, utf8ToBytes(`${n}`))).values()
    return part.map((byte) => byte ^ (stream.next().value ?? 0))
  })
  return concatBytes(...hidden)
}

const nameOf = (key: Uint8Array, name: string) =>
  `sealed.${bytesToHex(hmac(sha256, key, utf8ToBytes(name))).slice(0, 32)}`

export function keepOwn(name: string, text: string): void {
  if (!seal) return keep(name, text)
  const nonce = randomBytes(NONCE)
  keep(nameOf(seal, name), bytesToHex(concatBytes(nonce, veil(seal, nonce, utf8ToBytes(text)))))
}

export function keptOwn(name: string): string | null {
  if (!seal) return kept(name)
  const sealed = kept(nameOf(seal, name))
  if (sealed === null) return null
  const bytes = hexToBytes(sealed)
  return new TextDecoder().decode(veil(seal, bytes.slice(0, NONCE), bytes.slice(NONCE)))
}
