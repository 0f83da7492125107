import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { limits } from '../limits.ts'
import { framed, opcodes } from './frame-reader.ts'
import { type Bounds, Line } from './line.ts'

const greeting = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'

/** A host that repeats what it hears, and says when somebody has gone. */
class Echo {
  readonly heard: (string | undefined)[] = []
  readonly gone = Promise.withResolvers<void>()
  pongs = 0
  line: Line | undefined

  hear(text: string | undefined): void {
    this.heard.push(text)
    if (text !== undefined) this.line?.send(framed(opcodes.text, Buffer.from(text)))
  }
}

const servers: Server[] = []
const callers: Socket[] = []

afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server at which one line is opened, and what it hears. */
async function listening(bounds: Partial<Bounds> = {}): Promise<{ port: number; echo: Echo }> {
  const echo = new Echo()
  const server = createServer()
  servers.push(server)
  server.on('upgrade', (_, socket, head) => {
    socket.on('error', () => {})
    socket.write(greeting)
    const ears = {
      heard: (text: string | undefined) => echo.hear(text),
      ponged: () => void echo.pongs++,
      gone: () => echo.gone.resolve(),
    }
    echo.line = new Line(socket as Socket, head, ears, { ...limits, ...bounds })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, echo }
}

/** A caller who writes what they like. */
async function caller(port: number): Promise<{ socket: Socket; said: () => Buffer }> {
  const socket = connect(port, '127.0.0.1')
  callers.push(socket)
  let said = Buffer.alloc(0)
  socket.on('error', () => {})
  const greeted = new Promise<void>((done) => {
    socket.on('data', (chunk) => {
      said = Buffer.concat([said, chunk])
      if (said.includes('\r\n\r\n')) done()
    })
  })
  socket.write('GET / HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  await greeted
  return { socket, said: () => said.subarray(said.indexOf('\r\n\r\n') + 4) }
}

const MASK = Buffer.from([0x12, 0xfe, 0x00, 0x7a])

/** A frame as a page sends it. */
function masked(first: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content)
  const frame = framed(first & 0x0f, bytes)
  const head = frame.subarray(0, frame.length - bytes.length)
  head[0] = first
  head[1] = sure(head[1], 'length') | 0x80
  return Buffer.concat([head, MASK, bytes.map((byte, at) => byte ^ sure(MASK[at & 3], 'mask'))])
}

const closed = (code: number) => framed(opcodes.close, Buffer.from([code >> 8, code & 0xff]))

/** Writes these bytes, and resolves with all that was said until the other end hung up. */
async function answerTo(bytes: Buffer, bounds?: Partial<Bounds>): Promise<{ said: Buffer; echo: Echo }> {
  const { port, echo } = await listening(bounds)
  const { socket, said } = await caller(port)
  const end = once(socket, 'end')
  socket.write(bytes)
  await end
  socket.destroy()
  await echo.gone.promise
  return { said: said(), echo }
}

describe('a line', () => {
  test('hears the same messages in whatever pieces they come', async () => {
    const { port, echo } = await listening({ frameBytes: 70_000, fragments: 100 })
    const { socket, said } = await caller(port)
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('x'.repeat(125), 'y'.repeat(126)),
    )
    const long = fc.constantFrom('é'.repeat(300), 'z'.repeat(66_000))
    const message = fc.record({ text: fc.oneof({ weight: 9, arbitrary: text }, long), cuts: fc.array(fc.nat(60)) })
    let sent = 0
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 5 }), fc.array(fc.nat(90)), async (messages, writes) => {
        const texts = messages.map((one) => Buffer.from(one.text).toString())
        const bytes = Buffer.concat(messages.flatMap(({ cuts }, at) => inFrames(sure(texts[at], 'text'), cuts)))
        const before = echo.heard.length
        const expected = Buffer.concat(texts.map((one) => framed(opcodes.text, Buffer.from(one))))
        for (const piece of cut(bytes, writes)) socket.write(piece)
        sent += expected.length
        while (said().length < sent) await once(socket, 'data')
        expect(echo.heard.slice(before)).toEqual(texts)
        expect(
          said()
            .subarray(sent - expected.length)
            .equals(expected),
        ).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('answers a ping between the parts of a message, and hears a pong', async () => {
    const { port, echo } = await listening()
    const { socket, said } = await caller(port)
    const parts = [masked(0x01, 'ga'), masked(0x89, 'still there?'), masked(0x8a, ''), masked(0x80, 'me')]
    socket.write(Buffer.concat(parts))
    const expected = Buffer.concat([
      framed(opcodes.pong, Buffer.from('still there?')),
      framed(opcodes.text, Buffer.from('game')),
    ])
    while (said().length < expected.length) await once(socket, 'data')
    expect(said().equals(expected)).toBe(true)
    expect(echo).toMatchObject({ heard: ['game'], pongs: 1 })
  })

  test.each<[string, Buffer, number, Partial<Bounds>?]>([
    ['a frame without a mask', framed(opcodes.text, Buffer.from('hello')), 1002],
    ['a bit of an extension that nobody agreed upon', masked(0xc1, 'hello'), 1002],
    ['an unknown kind', masked(0x83, 'hello'), 1002],
    ['an unknown kind of control', masked(0x8b, ''), 1002],
    ['a ping in parts', masked(0x09, ''), 1002],
    ['a long ping', masked(0x89, 'x'.repeat(126)), 1002],
    ['more of nothing', masked(0x80, 'hello'), 1002],
    ['a message within another', Buffer.concat([masked(0x01, 'a'), masked(0x81, 'b')]), 1002],
    ['letters that are none', masked(0x81, Buffer.from([0xc3, 0x28])), 1007],
    ['letters cut off at the end', Buffer.concat([masked(0x01, Buffer.from([0xc3])), masked(0x80, '')]), 1007],
    ['too much', masked(0x81, 'x'.repeat(21)), 1009, { frameBytes: 20 }],
    ['far too much, announced', masked(0x81, '').fill(0xff, 1, 2).subarray(0, 2), 1009],
    ['too much in parts', Buffer.concat([masked(0x01, 'x'.repeat(20)), masked(0x80, 'x')]), 1009, { frameBytes: 20 }],
    ['too many parts', Buffer.concat([masked(1, ''), masked(0, ''), masked(0, '')]), 1008, { fragments: 2 }],
    ['half a code of goodbye', masked(0x88, 'x'), 1002],
    ['a code that nobody may say', masked(0x88, Buffer.from([0x03, 0xed])), 1002],
    ['a goodbye in letters that are none', masked(0x88, Buffer.from([0x03, 0xe8, 0xff])), 1007],
  ])('is broken off by %s', async (name, bytes, code, bounds) => {
    const whole = name.startsWith('far') ? Buffer.concat([bytes, Buffer.alloc(16, 0xff)]) : bytes
    const { said, echo } = await answerTo(whole, bounds)
    expect(said.equals(closed(code))).toBe(true)
    expect(echo.heard).toEqual([])
  })

  test.each<[string, Buffer, Partial<Bounds>?]>([
    ['as much as is allowed', masked(0x81, 'x'.repeat(20)), { frameBytes: 20 }],
    ['as much in parts', Buffer.concat([masked(0x01, 'x'.repeat(19)), masked(0x80, 'x')]), { frameBytes: 20 }],
    ['as many parts as are allowed', Buffer.concat([masked(1, 'x'), masked(0x80, '')]), { fragments: 2 }],
    ['a ping as long as one may be', Buffer.concat([masked(0x89, 'p'.repeat(125)), masked(0x81, 'x')])],
  ])('bears %s', async (_, bytes, bounds) => {
    const { echo } = await answerTo(Buffer.concat([bytes, masked(0x88, '')]), bounds)
    expect(echo.heard).toHaveLength(1)
  })

  test.each<[string, Buffer]>([
    ['without a word', Buffer.alloc(0)],
    ['with a code', Buffer.from([0x03, 0xe8])],
    ['with a code of ours', Buffer.from([0x0f, 0xa0])],
  ])('that is said goodbye to %s says it back and hangs up; what comes after it is not heard', async (_, code) => {
    const { said, echo } = await answerTo(Buffer.concat([masked(0x88, code), masked(0x81, 'wait')]))
    expect(said.equals(framed(opcodes.close, code))).toBe(true)
    expect(echo.heard).toEqual([])
  })

  test('says nothing after its goodbye, and hangs up when it is answered', async () => {
    const { port, echo } = await listening()
    const { socket, said } = await caller(port)
    const line = sure(echo.line, 'line')
    line.close(4000, 'restart')
    line.send(framed(opcodes.text, Buffer.from('one more thing')))
    expect(line.isOpen).toBe(false)
    await once(socket, 'data')
    expect(said().equals(framed(opcodes.close, Buffer.from('\x0f\xa0restart', 'latin1')))).toBe(true)
    const end = once(socket, 'end')
    socket.write(masked(0x88, Buffer.from([0x0f, 0xa0])))
    await end
  })

  test('of which the other end goes without a word is gone', async () => {
    const { port, echo } = await listening()
    const { socket } = await caller(port)
    socket.end()
    await echo.gone.promise
    expect(sure(echo.line, 'line').isOpen).toBe(false)
  })

  test('of which the other end does not read is cut off, however quickly it is spoken to', async () => {
    const { port, echo } = await listening({ backlogBytes: 10_000 })
    const { socket } = await caller(port)
    const line = sure(echo.line, 'line')
    const frame = framed(opcodes.text, Buffer.alloc(1000, 'x'))
    for (let n = 0; n < 10; n++) line.send(frame)
    expect(line.isOpen).toBe(true)
    socket.pause()
    let sent = 10
    for (; line.isOpen; sent++) line.send(frame)
    expect(sent).toBeLessThan(15)
    await echo.gone.promise
  })

  test('writes what is said in one tick in one go', async () => {
    const { port, echo } = await listening()
    const { socket, said } = await caller(port)
    const words = ['an answer', 'and what it changed'].map((word) => framed(opcodes.text, Buffer.from(word)))
    for (const word of words) sure(echo.line, 'line').send(word)
    const [first] = await once(socket, 'data')
    expect(first.length).toBe(Buffer.concat(words).length)
    expect(said().equals(Buffer.concat(words))).toBe(true)
  })
})

/** A message in as many frames as there are cuts, and one more. */
function inFrames(text: string, cuts: readonly number[]): Buffer[] {
  const parts = cut(Buffer.from(text), cuts)
  return parts.map((part, at) => masked((at === 0 ? 1 : 0) | (at === parts.length - 1 ? 0x80 : 0), part))
}

/** Pieces of these lengths, and the rest. */
function cut(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const pieces: Buffer[] = []
  let rest = bytes
  for (const length of lengths) {
    pieces.push(rest.subarray(0, length))
    rest = rest.subarray(length)
  }
  return [...pieces, rest]
}
