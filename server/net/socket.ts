/** One socket: who it is, what it says, how fast, and how far behind it reads. */
import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { idOf, type Message, parse } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import { legible, type Packed, packed } from '../../protocol/wire/packed.ts'
import { WIRE } from '../../protocol/wire/words.ts'
import { closeCodes, type Hangup } from '../../protocol/words.ts'
import type { House } from '../house/house.ts'
import type { Limits } from '../limits.ts'
import { attempt } from '../ops/attempt.ts'
import type { Clock, Guest, Metrics } from '../ports.ts'
import { RateLimit } from './rate-limit.ts'

/** What the sockets of the house share. */
export interface Door {
  readonly house: House
  readonly limits: Limits
  readonly clock: Clock
  readonly metrics: Metrics
  /** How many sockets each device has open. */
  readonly devices: Map<string, number>
}

/** Where somebody calls from, and the house's own address if they must be told it. */
export interface Peer {
  readonly address: string
  readonly home: string | undefined
}

/** Limits go by how long the machine has run: nobody waits for a clock that was set back. */
const steadily = () => performance.now()

/** A token is never kept, only this. */
export function deviceOf(token: string): string {
  return createHash('sha256').update(token, 'hex').digest('hex')
}

export class Connection {
  readonly #socket: WebSocket
  readonly #line: Duplex
  readonly #door: Door
  readonly #address: string
  readonly #home: string | undefined
  readonly #pace: RateLimit
  readonly #flood: RateLimit
  readonly #silence: NodeJS.Timeout
  #guest: Guest | undefined
  #answering = true
  #holding: 'held' | 'let go' = 'let go'

  constructor(socket: WebSocket, line: Duplex, { address, home }: Peer, door: Door) {
    this.#socket = socket
    this.#line = line
    this.#door = door
    this.#address = address
    this.#home = home
    const { limits } = door
    const every = 1000 / limits.messagesPerSecond
    this.#pace = new RateLimit(limits.messageBurst, every, steadily)
    this.#flood = new RateLimit(limits.messageFlood, every, steadily)
    this.#silence = setTimeout(() => this.bye('silent'), limits.helloWithin)
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => {
      this.#answering = true
    })
    socket.on('close', () => this.#gone())
    // `ws` closes the socket after a broken frame; nothing is left to do here.
    socket.on('error', () => {})
  }

  /** Asks for a sign of life; who gave none since the last time is gone. */
  ping(): void {
    if (!this.#answering) return this.#socket.terminate()
    this.#answering = false
    this.#socket.ping()
  }

  send(frame: Frame | Packed): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > this.#door.limits.backlogBytes) return this.cut()
    this.#hold()
    // Who came with a page that knows other words gets plain text.
    if (this.#socket.protocol !== WIRE) this.#socket.send(legible(frame))
    else this.#socket.send(frame instanceof Uint8Array ? frame : packed(frame))
  }

  /** Frames of the same tick are written to the socket together: one write costs more than making a frame. */
  #hold(): void {
    if (this.#holding === 'held') return
    this.#holding = 'held'
    this.#line.cork()
    process.nextTick(() => {
      this.#holding = 'let go'
      this.#line.uncork()
    })
  }

  bye(why: Hangup): void {
    this.send({ is: 'bye', why })
    this.#socket.close(closeCodes[why], why)
  }

  /** They do not read, or do not go: nobody waits for them, and they find everything when they come back. */
  cut(): void {
    this.#socket.terminate()
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (!this.#pace.take('')) {
      if (!this.#flood.take('')) return this.bye('too fast')
      return this.send({ is: 'no', id: isBinary ? null : idOf(String(data)), why: 'too fast' })
    }
    const text = isBinary ? '' : String(data)
    const message = parse(text)
    if (!message) return this.send({ is: 'no', id: isBinary ? null : idOf(text), why: 'malformed' })
    this.#answer(message)
  }

  #answer(message: Message): void {
    const { house, metrics } = this.#door
    if (message.is === 'hello') return this.#hello(message.token)
    const guest = this.#guest
    if (!guest) return this.send({ is: 'no', id: message.id, why: 'hello first' })
    house.hear(guest, message).catch((error) => {
      metrics.trouble('house', error)
      attempt(metrics, 'notice', () => this.send({ is: 'no', id: message.id, why: 'busy' }))
    })
  }

  #hello(token: string): void {
    if (this.#guest) return this.send({ is: 'no', id: null, why: 'malformed' })
    clearTimeout(this.#silence)
    const device = deviceOf(token)
    const { devices, limits } = this.#door
    const open = devices.get(device) ?? 0
    if (open >= limits.socketsPerDevice) return this.bye('too many sockets')
    devices.set(device, open + 1)
    const socket = this.#socket
    this.#guest = {
      device,
      address: this.#address,
      get alive() {
        return socket.readyState === socket.OPEN
      },
      send: (frame) => this.send(frame),
    }
    const home = this.#home
    this.send({ is: 'welcome', now: this.#door.clock.now(), ...(home !== undefined && { home }) })
  }

  #gone(): void {
    clearTimeout(this.#silence)
    const guest = this.#guest
    if (!guest) return
    const { house, devices } = this.#door
    const left = (devices.get(guest.device) ?? 1) - 1
    if (left > 0) devices.set(guest.device, left)
    else devices.delete(guest.device)
    house.leave(guest)
  }
}
