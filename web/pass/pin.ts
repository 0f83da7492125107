/**
 * A PIN is nowhere kept and nowhere checked: with the half of a token that lies on the device it makes the token, and a wrong
 * one makes a token that owns no seat.
 */
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Passed } from './people.ts'

/** Slow on purpose: every PIN that somebody tries costs them this, besides the way to the house. */
const SLOW = { N: 2 ** 15, r: 8, p: 1, dkLen: 32 } as const

export const PIN = '[0-9]{4,8}'

export async function tokenOf({ half, pin }: Pick<Passed, 'half' | 'pin'>, typed: string): Promise<string> {
  if (pin === 'none') return half
  return bytesToHex(await scryptAsync(utf8ToBytes(typed), hexToBytes(half), SLOW))
}
