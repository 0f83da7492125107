/**
 * Luck that nobody can choose. The server commits to a secret seed; then every device promises bytes of its own;
 * then the devices open their promises. The luck of the game is a keyed stream of all of it. Where a device does not
 * open, nothing is dealt: the deal begins again without that device, under another seed, and that stays in the terms.
 * docs/decisions/0004 says what this proves.
 */

import { hexToBytes } from '@noble/hashes/utils.js'
import { hash, type Keyer, keyer } from '#hash'
import type { Chance, Luck } from './chance.ts'
import type { Seat } from './state.ts'

/** What a device added: its promise, and the bytes behind it if it opened them. Hex, 32 bytes each. */
export interface Device {
  readonly promise: string
  readonly opened?: string
}

/** A start of the deal that came to nothing, because some device did not open what it had promised. */
export interface Start {
  readonly commitment: string
  readonly devices: readonly (Device | null)[]
}

/** What is known before the first card is dealt. A seat without a device (a bot) adds nothing. */
export interface Terms extends Start {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly options: object
  /** The starts before this one. Records have none from the time when a promise that stayed shut counted as it was. */
  readonly restarts?: readonly Start[]
}

/** The seats whose devices promised and did not open. */
export function shut({ devices }: Start): Seat[] {
  return devices.flatMap((device, seat) => (device && device.opened === undefined ? [seat] : []))
}

/** The hash of a seed, published before anybody adds anything. */
export function commitment(seed: string): string {
  return digest('humbug seed', seed)
}

/** A device's promise. Bound to its table and seat, so that nobody can repeat another's. */
export function promise(table: string, seat: Seat, bytes: string): string {
  return digest(`humbug device ${table} ${seat}`, bytes)
}

function digest(domain: string, secret: string): string {
  return hash(`${domain}\n`, hexToBytes(secret))
}

/**
 * The hash of all that the luck will hang on but the bytes themselves, which the promises hold. It is shown before anything is
 * opened: afterwards nothing in a record can be spelt otherwise, or added, until the luck suits whoever writes it.
 */
export function agreement({ table, game, seats, options, commitment, devices, restarts = [] }: Terms): string {
  const promises = devices.map((device) => device?.promise ?? null)
  return hash(`humbug terms\n${JSON.stringify([table, game, seats, options, commitment, promises, restarts])}`)
}

/** The luck of a whole game. Entry by entry, so that it does not matter what else was drawn, or when, or where. */
export function fairLuck(seed: string, terms: Terms): Luck {
  const { table, game, seats, options, commitment, devices, restarts } = terms
  const words = devices.map((device) => device && (device.opened ?? device.promise))
  const agreed = JSON.stringify([table, game, seats, options, commitment, words, ...(restarts ? [restarts] : [])])
  const key = keyer(keyer(hexToBytes(seed)).bytes(agreed))
  return (entry) => stream(key, entry)
}

const WORD = 2 ** 32

function stream(key: Keyer, entry: number): Chance {
  let block = new DataView(new ArrayBuffer(0))
  let blocks = 0
  let at = 0
  const word = () => {
    if (at >= block.byteLength) {
      const bytes = key.bytes(`${entry} ${blocks++}`)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      at = 0
    }
    at += 4
    return block.getUint32(at - 4)
  }
  return (sides) => {
    // The words above the last whole multiple would favour the low faces: draw again.
    const limit = WORD - (WORD % sides)
    for (;;) {
      const drawn = word()
      if (drawn < limit) return drawn % sides
    }
  }
}

/** The first and the next link of the chain of hashes over a record's lines. */
export function link(before: string, line: string): string {
  return hash(`${before}\n${line}`)
}

/**
 * What an acknowledgement shows of the chain. The lines hold what is still hidden, and a bare hash over a few dice could
 * be guessed; keyed with the seed it tells nothing before the end, and everybody can check it after.
 */
export function receipts(seed: string): (chain: string) => string {
  const key = keyer(hexToBytes(seed))
  return (chain) => key.hex(`humbug receipt\n${chain}`)
}

/** Written down for a move for which the house gave none. It fits nothing. */
export const NO_RECEIPT = '0'.repeat(64)
