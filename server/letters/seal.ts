/** Closes a letter so that only the device can open it: RFC 8291 over RFC 8188, in one record. */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { Address } from '../../protocol/asks.ts'

/** Every letter is as long as every other: how long it is tells the postman nothing. */
const LENGTH = 256
const RECORD = 4096

const hkdf = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** What both ends draw from what they share: the key and the nonce of the one record. */
function keysOf(shared: Buffer, { p256dh, auth }: Address, ours: Buffer, salt: Buffer) {
  const theirs = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = hkdf(shared, Buffer.from(auth, 'base64url'), info, 32)
  return {
    key: hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    nonce: hkdf(secret, salt, 'Content-Encoding: nonce\0', 12),
  }
}

export function seal(text: string, address: Address): Buffer<ArrayBuffer> {
  const pair = createECDH('prime256v1')
  const ours = pair.generateKeys()
  const salt = randomBytes(16)
  const { key, nonce } = keysOf(pair.computeSecret(address.p256dh, 'base64url'), address, ours, salt)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The last record ends in a two; what comes after it is padding.
  const words = Buffer.from(`${text}\x02`)
  const padded = Buffer.concat([words, Buffer.alloc(Math.max(0, LENGTH - words.length))])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, head, ours, cipher.update(padded), cipher.final(), cipher.getAuthTag()])
}
