/** Reads the frames of a WebSocket (RFC 6455, 5.2) out of the bytes that come, whole or in pieces. */

/** What a frame is, in the numbers of the RFC. */
export const opcodes = { more: 0, text: 1, bytes: 2, close: 8, ping: 9, pong: 10 } as const
const known: ReadonlySet<number> = new Set(Object.values(opcodes))
const CONTROL = 8
const CONTROL_BYTES = 125

/** Why a line is broken off, in the numbers of the RFC (7.4.1). */
export const broken = { protocol: 1002, letters: 1007, policy: 1008, size: 1009 } as const

/** Somebody does not keep to the protocol, or sends too much. */
export class BrokenFrame extends Error {
  readonly code: number

  constructor(code: number) {
    super(`a frame that breaks the line: ${code}`)
    this.code = code
  }
}

export interface LineFrame {
  readonly opcode: number
  /** Does its message end with it? */
  readonly ends: boolean
  readonly content: Buffer
}

const FIRST = 2
const MASK = 4
const NOTHING = Buffer.alloc(0)

export class FrameReader {
  readonly #most: number
  /** What has come of a frame of which more is to come, in as much room as it is known to need. */
  #begun = NOTHING
  #held = 0

  /** `most`: bytes that the content of a frame may have. */
  constructor(most: number) {
    this.#most = most
  }

  /** Has all that came been read? */
  get isBetween(): boolean {
    return this.#held === 0
  }

  /** Hands on every frame that is complete with these bytes; throws on one that breaks the line. */
  read(chunk: Buffer, hear: (frame: LineFrame) => void): void {
    let at = this.#held > 0 ? this.#complete(chunk, hear) : 0
    while (at < chunk.length) {
      const size = sizeOf(chunk, at, chunk.length, this.#most)
      if (at + size > chunk.length) return this.#begin(chunk.subarray(at), size)
      hear(frameIn(chunk, at, size))
      at += size
    }
  }

  #begin(rest: Buffer, size: number): void {
    this.#begun = Buffer.allocUnsafe(size)
    this.#held = rest.copy(this.#begun)
  }

  /** Adds to the frame that has begun; returns how many of these bytes were its own. */
  #complete(chunk: Buffer, hear: (frame: LineFrame) => void): number {
    let at = 0
    for (;;) {
      const size = sizeOf(this.#begun, 0, this.#held, this.#most)
      if (size <= this.#held) {
        const frame = frameIn(this.#begun, 0, size)
        this.#begun = NOTHING
        this.#held = 0
        hear(frame)
        return at
      }
      if (at === chunk.length) return at
      // However small the pieces are in which it comes, a frame takes no more room than it has bytes.
      if (this.#begun.length < size) this.#begin(this.#begun.subarray(0, this.#held), size)
      const taken = chunk.copy(this.#begun, this.#held, at, at + size - this.#held)
      this.#held += taken
      at += taken
    }
  }
}

/** How many bytes the frame takes that begins at `at`, as far as can be known from what has come up to `end`. */
function sizeOf(data: Buffer, at: number, end: number, most: number): number {
  if (end - at < FIRST) return FIRST
  const first = data.readUInt8(at)
  const second = data.readUInt8(at + 1)
  const opcode = first & 0x0f
  const short = second & 0x7f
  const isControl = opcode >= CONTROL
  // No extension is agreed upon, a page always masks, and what is said about the line is said in one short frame.
  const isOdd = (first & 0x70) !== 0 || !known.has(opcode) || (second & 0x80) === 0
  if (isOdd || (isControl && (!(first & 0x80) || short > CONTROL_BYTES))) throw new BrokenFrame(broken.protocol)
  const head = headOf(short)
  if (end - at < head) return head
  const size = contentOf(data, at, short)
  if (size > most) throw new BrokenFrame(broken.size)
  return head + size
}

function headOf(short: number): number {
  if (short < 126) return FIRST + MASK
  return FIRST + MASK + (short === 126 ? 2 : 8)
}

function contentOf(data: Buffer, at: number, short: number): number {
  if (short < 126) return short
  return short === 126 ? data.readUInt16BE(at + FIRST) : Number(data.readBigUInt64BE(at + FIRST))
}

/** The frame, with the mask taken off. The bytes are ours: nobody else reads them again. */
function frameIn(data: Buffer, at: number, size: number): LineFrame {
  const first = data.readUInt8(at)
  const from = at + headOf(data.readUInt8(at + 1) & 0x7f)
  const content = data.subarray(from, at + size)
  for (let n = 0; n < content.length; n++) content[n] = (content[n] ?? 0) ^ (data[from - MASK + (n & 3)] ?? 0)
  return { opcode: first & 0x0f, ends: (first & 0x80) !== 0, content }
}

/** A frame of the house, as it goes over the line. */
export function framed(opcode: number, content: Uint8Array): Buffer {
  const { length } = content
  const head = length < 126 ? FIRST : FIRST + (length < 0x10000 ? 2 : 8)
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = 0x80 | opcode
  if (head === FIRST) frame[1] = length
  else if (head === FIRST + 2) {
    frame[1] = 126
    frame.writeUInt16BE(length, FIRST)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), FIRST)
  }
  frame.set(content, head)
  return frame
}
