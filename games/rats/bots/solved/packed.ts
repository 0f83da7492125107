/**
 * Worths as they are kept, in as few bytes as do no harm: two for each share of a first throw, and one for each of all others, which
 * says by how much it differs from that, measured by the greatest difference however the same brains lie.
 */
import { throws } from './throws.ts'
import { Worths } from './worths.ts'

/** The first throw is the last that is solved. */
const OTHERS = throws.length - 1
const WHOLE = 65_535
const STEPS = 127

/** Where what begins. */
function parts(bytes: Uint8Array, size: number, shared: number) {
  const [firsts, scales] = [size * shared, size]
  return {
    first: new Uint16Array(bytes.buffer, bytes.byteOffset, firsts),
    scale: new Uint16Array(bytes.buffer, bytes.byteOffset + 2 * firsts, scales),
    steps: new Int8Array(bytes.buffer, bytes.byteOffset + 2 * (firsts + scales), size * shared * OTHERS),
  }
}

export function packed({ seats, count: { size }, shares }: Worths): Uint8Array {
  const shared = seats - 1
  const bytes = new Uint8Array(size * (2 * shared + 2 + shared * OTHERS))
  const { first, scale, steps } = parts(bytes, size, shared)
  const share = (n: number, thrown: number, seat: number) =>
    shares[(n * throws.length + thrown) * shared + seat] as number
  for (let n = 0; n < size; n++) {
    for (let seat = 0; seat < shared; seat++) first[n * shared + seat] = Math.round(WHOLE * share(n, OTHERS, seat))
    const from = (seat: number) => (first[n * shared + seat] as number) / WHOLE
    let most = 0
    each(shared, (thrown, seat) => {
      most = Math.max(most, Math.abs(share(n, thrown, seat) - from(seat)))
    })
    scale[n] = Math.ceil(WHOLE * most)
    const step = (scale[n] as number) / WHOLE / STEPS
    each(shared, (thrown, seat) => {
      if (step > 0)
        steps[(n * OTHERS + thrown) * shared + seat] = Math.round((share(n, thrown, seat) - from(seat)) / step)
    })
  }
  return bytes
}

function each(shared: number, see: (thrown: number, seat: number) => void): void {
  for (let thrown = 0; thrown < OTHERS; thrown++) for (let seat = 0; seat < shared; seat++) see(thrown, seat)
}

export function unpacked(bytes: Uint8Array, seats: number, brains: number): Worths {
  const worths = new Worths(seats, brains)
  const [shared, { size }] = [seats - 1, worths.count]
  const { first, scale, steps } = parts(bytes, size, shared)
  for (let n = 0; n < size; n++) {
    const step = (scale[n] as number) / WHOLE / STEPS
    for (let seat = 0; seat < shared; seat++) {
      const from = (first[n * shared + seat] as number) / WHOLE
      worths.shares[(n * throws.length + OTHERS) * shared + seat] = from
      for (let thrown = 0; thrown < OTHERS; thrown++) {
        const by = steps[(n * OTHERS + thrown) * shared + seat] as number
        worths.shares[(n * throws.length + thrown) * shared + seat] = from + by * step
      }
    }
  }
  return worths
}
