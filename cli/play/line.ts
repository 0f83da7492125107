/** The line of a program to its house: one socket, opened again whenever it breaks. */
import type { Ask } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import { framesIn } from '../../protocol/wire/heard.ts'
import { WIRE } from '../../protocol/wire/words.ts'

export type Wish = Ask extends infer A ? (A extends { id: string } ? Omit<A, 'id'> : never) : never
type Reply = Frame & { is: 'ok' | 'no' | 'tables' }

interface Ears {
  /** A new line is open, and the house knows who speaks. */
  opened(): void
  heard(frame: Frame): void
  /** It broke. `first`: there never was one. */
  lost(which: 'first' | 'another'): void
}

/** An answer takes milliseconds: if none has come for so long, the line is dead. */
const PATIENCE = 10_000
/** So often the house is asked for a word, since who only waits would never notice. */
const QUIET = 25_000
const SOONEST = 300
const LATEST = 8000
/** Where the house is busy, or we were too fast, we say it again a little later. */
const AGAIN = 500

export class Line {
  /** How far the clock of the house is ahead of ours. */
  ahead = 0
  readonly #address: string
  readonly #token: string
  readonly #ears: Ears
  #socket: WebSocket | undefined
  #greeted = false
  #everGreeted = false
  #failures = 0
  #ids = 0
  #dialling: NodeJS.Timeout | undefined
  readonly #checking: NodeJS.Timeout
  readonly #waiting = new Map<string, (reply: Reply | 'lost') => void>()

  constructor(address: string, token: string, ears: Ears) {
    this.#address = address
    this.#token = token
    this.#ears = ears
    this.#checking = setInterval(() => void this.ask({ is: 'mine' }), QUIET)
    this.#dial()
  }

  /** `lost`: the line broke before an answer came; what was asked may have been done or not. */
  async ask(wish: Wish): Promise<Reply | 'lost'> {
    const reply = await this.#askOnce(wish)
    const isLater = reply !== 'lost' && reply.is === 'no' && (reply.why === 'too fast' || reply.why === 'busy')
    if (!isLater) return reply
    await new Promise((done) => setTimeout(done, AGAIN))
    return this.ask(wish)
  }

  close(): void {
    clearInterval(this.#checking)
    clearTimeout(this.#dialling)
    this.#drop()
  }

  #askOnce(wish: Wish): Promise<Reply | 'lost'> {
    if (!this.#greeted) return Promise.resolve('lost')
    const id = `${this.#token.slice(0, 8)}-${this.#ids++}`
    return new Promise((done) => {
      const impatient = setTimeout(() => this.#lose(), PATIENCE)
      this.#waiting.set(id, (reply) => {
        clearTimeout(impatient)
        done(reply)
      })
      this.#socket?.send(JSON.stringify({ ...wish, id }))
    })
  }

  #dial(): void {
    const mine = new WebSocket(this.#address, WIRE)
    mine.binaryType = 'arraybuffer'
    mine.onopen = () => mine.send(JSON.stringify({ is: 'hello', token: this.#token }))
    mine.onmessage = ({ data }) => {
      for (const frame of framesIn(data)) if (mine === this.#socket) this.#hear(frame)
    }
    mine.onclose = () => mine === this.#socket && this.#lose()
    this.#socket = mine
  }

  #hear(frame: Frame): void {
    if (frame.is === 'welcome') {
      this.ahead = frame.now - Date.now()
      this.#greeted = true
      this.#everGreeted = true
      this.#failures = 0
      return this.#ears.opened()
    }
    if ((frame.is === 'ok' || frame.is === 'no' || frame.is === 'tables') && frame.id !== null) {
      this.#waiting.get(frame.id)?.(frame)
      this.#waiting.delete(frame.id)
    }
    this.#ears.heard(frame)
  }

  #drop(): void {
    const old = this.#socket
    this.#socket = undefined
    this.#greeted = false
    old?.close()
    for (const answer of this.#waiting.values()) answer('lost')
    this.#waiting.clear()
  }

  #lose(): void {
    const wasOpen = this.#greeted
    this.#drop()
    clearTimeout(this.#dialling)
    this.#dialling = setTimeout(() => this.#dial(), Math.min(LATEST, SOONEST * 2 ** this.#failures++))
    if (wasOpen || !this.#everGreeted) this.#ears.lost(this.#everGreeted ? 'another' : 'first')
  }
}
