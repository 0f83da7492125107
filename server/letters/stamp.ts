/** Says to a post office which house a letter comes from: RFC 8292. */
import { createPublicKey, type KeyObject, sign } from 'node:crypto'

/** So long a stamp is good; the standard allows a day. */
const GOOD_FOR = 12 * 60 * 60

const encode = (thing: object) => Buffer.from(JSON.stringify(thing)).toString('base64url')

/** The house's public key, as browsers and post offices want it: the point, uncompressed. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(point).toString('base64url')
}

/** `contact`: whom a post office may write to when a house misbehaves. */
export function stamp(endpoint: string, key: KeyObject, contact: string, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + GOOD_FOR, sub: contact }
  const said = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signed = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signed.toString('base64url')}, k=${publicKeyOf(key)}`
}
