/** One socket: who it is, what it says, how fast, and how far behind it reads. */
import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { idOf, type Message, parse } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import { legible, type Packed, packed } from '../../protocol/wire/packed.ts'
import { closeCodes, type Hangup } from '../../protocol/words.ts'
import type { House } from '../house/house.ts'
import type { Limits } from '../limits.ts'
import { attempt } from '../ops/attempt.ts'
import type { Clock, Guest, Metrics } from '../ports.ts'
import { framed, opcodes } from './frame-reader.ts'
import { type Ears, Line } from './line.ts'
import { afterTaking } from './rate-limit.ts'
import { isSoon } from './signs-of-life.ts'

/** What the sockets of the house share. */
export interface Door {
  readonly house: House
  readonly limits: Limits
  readonly clock: Clock
  readonly metrics: Metrics
  /** How many sockets each device has open, and how many there are from each address. */
  readonly devices: Map<string, number>
  readonly addresses: Map<string, number>
  readonly connections: Set<Connection>
}

/** Somebody who calls: from where, in which words, and the house's own address if they must be told it. */
export interface Call {
  readonly socket: Socket
  /** What has come with it already. */
  readonly head: Buffer
  readonly address: string
  /** Who came with a page that knows other words gets plain text. */
  readonly words: 'packed' | 'plain'
  readonly home: string | undefined
}

/** A token is never kept, only this. */
export function deviceOf(token: string): string {
  return createHash('sha256').update(token, 'hex').digest('hex')
}

/** Frames that go to several go to one after the other, and are framed once. A map of all of them would keep the collector busy. */
const last: { frame: Packed | undefined; bytes: Buffer } = { frame: undefined, bytes: Buffer.alloc(0) }

function bytesOf(frame: Packed): Buffer {
  if (last.frame !== frame) {
    last.bytes = framed(opcodes.bytes, frame)
    last.frame = frame
  }
  return last.bytes
}

export class Connection implements Guest, Ears {
  /** Nobody's before they have said hello. */
  device = ''
  readonly address: string
  readonly #line: Line
  readonly #door: Door
  readonly #words: Call['words']
  readonly #home: string | undefined
  #silence: NodeJS.Timeout | undefined
  #answering = true
  #asked = -Infinity
  /** When they may say as much at once again as at first, and when as much as is borne at all. */
  #calmAt = 0
  #borneAt = 0

  constructor({ socket, head, address, words, home }: Call, door: Door) {
    this.address = address
    this.#door = door
    this.#words = words
    this.#home = home
    this.#silence = setTimeout(() => this.bye('silent'), door.limits.helloWithin)
    this.#line = new Line(socket, head, this, door.limits)
    door.connections.add(this)
    more(door.addresses, address)
  }

  get alive(): boolean {
    return this.#line.isOpen
  }

  /** Asks for a sign of life, at this step; who gave none since the last time is gone. */
  ping(step: number): void {
    if (isSoon(this.#asked, step)) return
    if (!this.#answering) return this.cut()
    this.#answering = false
    this.#asked = step
    this.#line.ping()
  }

  ponged(): void {
    this.#answering = true
  }

  /** Who is told to go from the house is hung up on; who must only leave a table is not. */
  send(frame: Frame | Packed): void {
    if (!this.#line.isOpen) return
    const isPacked = frame instanceof Uint8Array
    if (this.#words === 'plain') this.#line.send(framed(opcodes.text, Buffer.from(legible(frame))))
    else this.#line.send(isPacked ? bytesOf(frame) : framed(opcodes.bytes, packed(frame)))
    if (!isPacked && frame.is === 'bye' && frame.why !== 'kicked') this.#line.close(closeCodes[frame.why], frame.why)
  }

  bye(why: Hangup): void {
    this.send({ is: 'bye', why })
  }

  /** They do not read, or do not go: nobody waits for them, and they find everything when they come back. */
  cut(): void {
    this.#line.cut()
  }

  heard(text: string | undefined): void {
    if (!this.#isCalm()) {
      if (!this.#isBorne()) return this.bye('too fast')
      return this.send({ is: 'no', id: text === undefined ? null : idOf(text), why: 'too fast' })
    }
    const message = text === undefined ? undefined : parse(text)
    if (!message) return this.send({ is: 'no', id: text === undefined ? null : idOf(text), why: 'malformed' })
    this.#answer(message)
  }

  #isCalm(): boolean {
    const { messageBurst, messagesPerSecond } = this.#door.limits
    const calm = afterTaking(this.#calmAt, messageBurst, 1000 / messagesPerSecond, performance.now())
    if (calm !== undefined) this.#calmAt = calm
    return calm !== undefined
  }

  #isBorne(): boolean {
    const { messageFlood, messagesPerSecond } = this.#door.limits
    const borne = afterTaking(this.#borneAt, messageFlood, 1000 / messagesPerSecond, performance.now())
    if (borne !== undefined) this.#borneAt = borne
    return borne !== undefined
  }

  #answer(message: Message): void {
    const { house, metrics } = this.#door
    if (message.is === 'hello') return this.#hello(message.token)
    if (this.device === '') return this.send({ is: 'no', id: message.id, why: 'hello first' })
    house.hear(this, message).catch((error) => {
      metrics.trouble('house', error)
      attempt(metrics, 'notice', () => this.send({ is: 'no', id: message.id, why: 'busy' }))
    })
  }

  #hello(token: string): void {
    if (this.device !== '') return this.send({ is: 'no', id: null, why: 'malformed' })
    this.#wasHeard()
    const device = deviceOf(token)
    const { devices, limits } = this.#door
    if ((devices.get(device) ?? 0) >= limits.socketsPerDevice) return this.bye('too many sockets')
    more(devices, device)
    this.device = device
    const home = this.#home
    this.send({ is: 'welcome', now: this.#door.clock.now(), ...(home !== undefined && { home }) })
  }

  /** Nobody waits for their hello any more. */
  #wasHeard(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
  }

  gone(): void {
    this.#wasHeard()
    const { house, devices, addresses, connections } = this.#door
    connections.delete(this)
    fewer(addresses, this.address)
    const { device } = this
    if (device === '') return
    fewer(devices, device)
    house.leave(this)
  }
}

function more(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function fewer(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}
