/**
 * The house's end of a WebSocket (RFC 6455) on a connection that has been upgraded. Our own, because thousands of them stand
 * idle and every byte that is kept for one counts: docs/decisions/0021-lines.md.
 */
import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import { BrokenFrame, broken, FrameReader, framed, type LineFrame, opcodes } from './frame-reader.ts'

/** Who is at the line for the house. */
export interface Ears {
  /** A message; nothing if it was made of bytes, which nobody here understands. */
  heard(text: string | undefined): void
  /** They have answered a ping. */
  ponged(): void
  /** Nobody is at the other end any more. */
  gone(): void
}

export interface Bounds {
  readonly frameBytes: number
  readonly fragments: number
  readonly backlogBytes: number
}

/** How long the other end has to hang up after we have said goodbye. */
const GOODBYE = 30_000
const NOTHING = Buffer.alloc(0)
/** Codes that may be said on a line (7.4). */
const isCode = (code: number) => (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || isPrivate(code)
const isPrivate = (code: number) => code >= 3000 && code <= 4999

const LINE = Symbol('line')
/** A socket knows its line: so all of them listen with the same few functions, and none has to have its own. */
type Wired = Socket & { [LINE]?: Line }

function onData(this: Wired, chunk: Buffer): void {
  this[LINE]?.read(chunk)
}

function onEnd(this: Wired): void {
  this[LINE]?.hangUp()
}

function onClose(this: Wired): void {
  this[LINE]?.closed()
}

/** Lines that have something to write, at the end of this tick: one task for all of them. */
let pending: Line[] = []

function writeAll(): void {
  const lines = pending
  pending = []
  for (const line of lines) line.write()
}

export class Line {
  readonly #socket: Wired
  readonly #ears: Ears
  readonly #bounds: Bounds
  /** Only while a part of a frame has come. */
  #reader: FrameReader | undefined
  /** What has come of a message in several frames. */
  #begun: { readonly opcode: number; readonly parts: Buffer[]; size: number } | undefined
  /** Frames of the same tick, which are written together: one write costs more than making a frame. */
  #gathered: Uint8Array[] | undefined
  #waiting = 0
  #standing: 'open' | 'said goodbye' | 'closed' = 'open'

  /** `head`: what has come with the upgrade. */
  constructor(socket: Socket, head: Buffer, ears: Ears, bounds: Bounds) {
    this.#socket = socket
    this.#ears = ears
    this.#bounds = bounds
    this.#socket[LINE] = this
    socket.setTimeout(0)
    if (head.length > 0) socket.unshift(head)
    socket.on('data', onData)
    socket.on('end', onEnd)
    socket.on('close', onClose)
  }

  get isOpen(): boolean {
    return this.#standing === 'open'
  }

  /** Sends a frame that is framed already. Who does not read is cut off: nobody waits for them. */
  send(frame: Uint8Array): void {
    if (this.#standing !== 'open') return
    if (this.#socket.writableLength + this.#waiting > this.#bounds.backlogBytes) return this.cut()
    this.#gather(frame)
  }

  ping(): void {
    this.send(framed(opcodes.ping, NOTHING))
  }

  /** Says goodbye, and waits a while for the other end to hang up. */
  close(code: number, reason = ''): void {
    this.#sayGoodbye(Buffer.concat([codeBytes(code), Buffer.from(reason)]))
  }

  /** The socket is closed. */
  closed(): void {
    this.#standing = 'closed'
    this.#ears.gone()
  }

  /** Hangs up without a word. */
  cut(): void {
    this.#standing = 'closed'
    this.#socket.destroy()
  }

  #gather(frame: Uint8Array): void {
    this.#waiting += frame.length
    if (this.#gathered) return void this.#gathered.push(frame)
    this.#gathered = [frame]
    if (pending.push(this) === 1) process.nextTick(writeAll)
  }

  /** Writes what was gathered. */
  write(): void {
    const gathered = this.#gathered
    this.#gathered = undefined
    this.#waiting = 0
    if (!gathered || !this.#socket.writable) return
    const [first = NOTHING] = gathered
    this.#socket.write(gathered.length > 1 ? Buffer.concat(gathered) : first)
  }

  /** Bytes have come. */
  read(chunk: Buffer): void {
    try {
      const reader = this.#reader ?? new FrameReader(this.#bounds.frameBytes)
      reader.read(chunk, (frame) => this.#take(frame))
      this.#reader = reader.isBetween ? undefined : reader
    } catch (error) {
      if (!(error instanceof BrokenFrame)) throw error
      this.close(error.code)
      this.hangUp()
    }
  }

  #take(frame: LineFrame): void {
    const { opcode, content } = frame
    if (opcode === opcodes.close) return this.#heardGoodbye(content)
    if (this.#standing !== 'open') return
    if (opcode === opcodes.ping) this.send(framed(opcodes.pong, content))
    else if (opcode === opcodes.pong) this.#ears.ponged()
    else this.#takePart(frame)
  }

  #takePart({ opcode, ends, content }: LineFrame): void {
    const begun = this.#begun
    if ((opcode === opcodes.more) !== (begun !== undefined)) throw new BrokenFrame(broken.protocol)
    if (!begun && ends) return this.#say(opcode, content)
    const message = begun ?? { opcode, parts: [], size: 0 }
    // Copied, because a small part would keep all the bytes it came with.
    message.parts.push(Buffer.from(content))
    message.size += content.length
    if (message.parts.length > this.#bounds.fragments) throw new BrokenFrame(broken.policy)
    if (message.size > this.#bounds.frameBytes) throw new BrokenFrame(broken.size)
    this.#begun = ends ? undefined : message
    if (ends) this.#say(message.opcode, Buffer.concat(message.parts))
  }

  #say(opcode: number, content: Buffer): void {
    if (opcode === opcodes.bytes) return this.#ears.heard(undefined)
    if (!isUtf8(content)) throw new BrokenFrame(broken.letters)
    this.#ears.heard(content.toString())
  }

  #heardGoodbye(content: Buffer): void {
    const isOdd = content.length === 1 || (content.length > 1 && !isCode(content.readUInt16BE(0)))
    if (isOdd) throw new BrokenFrame(broken.protocol)
    if (!isUtf8(content.subarray(2))) throw new BrokenFrame(broken.letters)
    this.#sayGoodbye(content.subarray(0, 2))
    this.hangUp()
  }

  #sayGoodbye(content: Buffer): void {
    if (this.#standing !== 'open') return
    this.#gather(framed(opcodes.close, content))
    this.#standing = 'said goodbye'
    const patience = setTimeout(() => this.cut(), GOODBYE)
    this.#socket.once('close', () => clearTimeout(patience))
  }

  /** Hangs up, after what is still to be written. */
  hangUp(): void {
    if (this.#standing === 'open') this.#standing = 'said goodbye'
    this.write()
    this.#socket.end()
  }
}

function codeBytes(code: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(code)
  return bytes
}
