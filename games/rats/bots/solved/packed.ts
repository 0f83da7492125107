/**
 * Worths as they are kept: so many steps to the whole win, each throw told by how it differs from the one that is solved before it, all low bytes
 * before all high ones, which compresses well.
 */
import { throws } from './throws.ts'
import { Worths } from './worths.ts'

const BYTE = 0x100

/** Goes through all shares, those of one throw and seat after the other; `before` is where the same stands for the throw before. */
function each({ seats, count }: Worths, see: (place: number, before: number | undefined, turn: number) => void): void {
  const shared = seats - 1
  let turn = 0
  for (let thrown = 0; thrown < throws.length; thrown++) {
    for (let seat = 0; seat < shared; seat++) {
      for (let n = 0; n < count.size; n++) {
        const place = (n * throws.length + thrown) * shared + seat
        see(place, thrown > 0 ? place - shared : undefined, turn++)
      }
    }
  }
}

/** Small differences, up or down, become small numbers. */
const folded = (by: number) => (by < 0 ? -2 * by - 1 : 2 * by)
const unfolded = (number: number) => (number % 2 === 0 ? number / 2 : -(number + 1) / 2)

export function packed(worths: Worths): Uint8Array {
  const { length } = worths.shares
  const steps = Int32Array.from(worths.shares, (share) => Math.round(share * worths.whole))
  const bytes = new Uint8Array(2 * length)
  each(worths, (place, before, turn) => {
    const number = folded((steps[place] as number) - (before === undefined ? 0 : (steps[before] as number)))
    bytes[turn] = number % BYTE
    bytes[length + turn] = Math.floor(number / BYTE)
  })
  return bytes
}

export function unpacked(bytes: Uint8Array, seats: number, brains: number): Worths {
  const worths = new Worths(seats, brains)
  const { length } = worths.shares
  const steps = new Int32Array(length)
  each(worths, (place, before, turn) => {
    const number = (bytes[turn] as number) + BYTE * (bytes[length + turn] as number)
    steps[place] = unfolded(number) + (before === undefined ? 0 : (steps[before] as number))
    worths.shares[place] = (steps[place] as number) / worths.whole
  })
  return worths
}
