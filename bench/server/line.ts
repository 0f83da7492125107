/** The client's end of a WebSocket, with the least work: one thread holds hundreds and must not be the limit. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { WIRE } from '../../protocol/wire/words.ts'

const TEXT = 0x81
const BINARY = 0x82
const PONG = 0x8a
const NOTHING = Buffer.alloc(0)
/** One for all: what is read is understood before anything else is read. */
const shared = Buffer.alloc(64 * 1024)

/** What came, and its size in bytes. Bytes are to be read at once: others come to the same place. */
export type Ear = (message: string | Uint8Array, bytes: number) => void

/** Opens a line, hears every message, and resolves with the way to speak; fails if none is there. */
export async function openLine(port: number, hear: Ear, from = '127.0.0.1') {
  let listen = (_: Buffer) => {}
  const callback = (bytes: number) => {
    listen(shared.subarray(0, bytes))
    return true
  }
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    localAddress: from,
    onread: { buffer: shared, callback },
  })
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: ${WIRE}\r\n\r\n`,
  )
  // The house says nothing more before it is spoken to. One that is just falling may not even say this.
  const greeting = await new Promise<string>((done) => {
    listen = (chunk) => done(chunk.toString())
    socket.once('close', () => done('nothing'))
  })
  if (!greeting.startsWith('HTTP/1.1 101 ')) throw new Error(`instead of a greeting: ${greeting}`)
  listen = listener(socket, hear)
  return (text: string) => void socket.write(framed(TEXT, Buffer.from(text)))
}

/** Understands frames, whole or in pieces. */
function listener(socket: Socket, hear: Ear): (chunk: Buffer) => void {
  let rest = NOTHING
  return (chunk) => {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let at = 0
    for (let frame = frameAt(data, at); frame; frame = frameAt(data, at)) {
      const { from, to } = frame
      if (data[at] === TEXT) hear(data.toString('utf8', from, to), to - from)
      else if (data[at] === BINARY) hear(data.subarray(from, to), to - from)
      else socket.write(framed(PONG, data.subarray(from, to)))
      at = to
    }
    // What is shared is about to be overwritten.
    rest = at < data.length ? Buffer.from(data.subarray(at)) : NOTHING
  }
}

/** Where the content of the frame lies that begins here, if all of it has come. */
function frameAt(data: Buffer, at: number): { readonly from: number; readonly to: number } | undefined {
  if (data.length < at + 10 && data.length < at + 2 + (data[at + 1] ?? 126)) return undefined
  const { head, size } = headAt(data, at)
  const from = at + head
  return data.length < from + size ? undefined : { from, to: from + size }
}

/** How long the head of a frame is, and how long what follows. */
function headAt(data: Buffer, at: number): { readonly head: number; readonly size: number } {
  const short = data.readUInt8(at + 1)
  if (short < 126) return { head: 2, size: short }
  if (short === 126) return { head: 4, size: data.readUInt16BE(at + 2) }
  return { head: 10, size: data.readUInt32BE(at + 6) }
}

/** A client masks what it sends; a mask of zeros leaves it as it is. */
function framed(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(content.length < 126 ? 6 : 8)
  head[0] = kind
  head[1] = 0x80 | (content.length < 126 ? content.length : 126)
  if (content.length >= 126) head.writeUInt16BE(content.length, 2)
  return Buffer.concat([head, content])
}
