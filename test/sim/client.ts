/** A person at a device with a bad line: says everything again until it is answered, and comes back when cut off. */

import { sure } from '../../kernel/at.ts'
import { type Ask, parse } from '../../protocol/asks.ts'
import { type Frame, parseFrame } from '../../protocol/frames.ts'
import { legible, type Packed } from '../../protocol/wire/packed.ts'
import type { Refusal } from '../../protocol/words.ts'
import type { House } from '../../server/house/house.ts'
import { deviceOf } from '../../server/net/socket.ts'
import type { Guest } from '../../server/ports.ts'
import { Player, type Wish } from '../player.ts'
import { Unreadable } from '../unreadable.ts'
import type { Judge } from './judge.ts'
import type { World } from './world.ts'

/** How bad the line is: one message in so many is lost, doubled, or the line is cut. */
export interface Weather {
  readonly lost: number
  readonly doubled: number
  readonly cut: number
}

/** What goes wrong in this world, as often as it did. Not every house that is replaced is dead: some were only slow. */
export type Faults = Record<keyof Weather | 'died' | 'was slow' | 'slept' | 'unread' | 'held up' | 'unheard', number>

/** With these it is to be asked again. */
const again: ReadonlySet<Refusal> = new Set(['busy', 'too fast', 'not at a table'])

interface Pending {
  readonly ask: Ask
  readonly done: (reply: Frame) => void
}

/** A line to a house. */
interface Line extends Guest {
  readonly house: House
  cut(): void
}

export class Client {
  readonly player: Player
  readonly device: string
  code: string | undefined
  weather: Weather
  readonly #world: World
  readonly #judge: Judge
  readonly #faults: Faults
  /** The house that one would find now. */
  readonly #house: () => House | undefined
  #guest: Line | undefined
  /** Since when this line has been up. */
  since = Infinity
  #dead = false
  #pending: Pending | undefined
  #count = 0
  /** Under which number this line asked to come in, until that is answered. */
  #entering: string | undefined

  constructor(world: World, judge: Judge, house: () => House | undefined, weather: Weather, faults: Faults) {
    this.#world = world
    this.#judge = judge
    this.#house = house
    this.#faults = faults
    this.weather = weather
    const token = world.fresh(32)
    this.player = new Player(token, 'takes part', () => world.fresh(32))
    this.device = deviceOf(token)
    this.player.outOfStep = (seq) => {
      if (seq > this.player.seq) this.hangUp()
    }
  }

  get waiting(): boolean {
    return this.#pending !== undefined
  }

  /** Asks; at most one thing at a time. */
  ask(wish: Wish, done: (reply: Frame) => void = () => {}): void {
    const ask = { ...wish, id: `c-${this.#count++}` } as Ask
    this.#pending = { ask, done }
    this.#speak(JSON.stringify(ask))
  }

  /** From wherever they are, or from this house. */
  hangUp(from = this.#guest?.house): void {
    if (!this.#guest || this.#guest.house !== from) return
    this.#guest.cut()
    this.#guest = undefined
    this.since = Infinity
  }

  isAt(house: House): boolean {
    return this.#guest?.house === house
  }

  /** Never says or hears anything any more. */
  dies(): void {
    this.#dead = true
    this.#guest = undefined
  }

  /** From time to time: connect if there is no line, say again what was not answered. */
  stir(): void {
    if (this.#dead) return
    if (!this.#guest) return this.#connect()
    this.#enter()
    if (this.#pending) this.#speak(JSON.stringify(this.#pending.ask))
  }

  #connect(): void {
    const house = this.#house()
    if (!house) return
    this.#guest = this.#line(house)
    this.since = this.#world.now
    this.player.plug((text) => this.#speak(text))
    if (this.code) {
      this.#entering = `c-${this.#count++}`
      this.#enter()
    }
    if (this.#pending) this.#speak(JSON.stringify(this.#pending.ask))
  }

  #enter(): void {
    const seen = this.player.seq > 0 ? { seen: this.player.seq } : {}
    if (this.#entering) this.#speak(JSON.stringify({ is: 'enter', id: this.#entering, code: this.code, ...seen }))
  }

  /** A line to the house as it stands now. Words stay in order; some are lost, some come twice. */
  #line(house: House): Line {
    let alive = true
    let last = 0
    const guest = {
      house,
      device: this.device,
      address: this.device,
      get alive() {
        return alive
      },
      send: (frame: Frame | Packed) => {
        if (!alive) return
        const text = legible(frame)
        const meant = sure(parseFrame(text), 'frame')
        this.#overhear(meant)
        last = Math.max(last, this.#world.now + 1 + this.#world.chance(40))
        for (let copies = this.#copies(); copies > 0; copies--) {
          this.#world.at(last, () => alive && this.#hear(text, meant))
        }
      },
      cut: () => {
        alive = false
        house.leave(guest)
      },
    }
    return guest
  }

  /** How often a message arrives. */
  #copies(): number {
    const fault = (kind: keyof Weather) => {
      const many = this.weather[kind]
      return many > 0 && this.#world.oneIn(many) && ++this.#faults[kind] > 0
    }
    if (fault('cut')) {
      this.#world.after(0, () => this.hangUp())
      return 0
    }
    if (fault('lost')) return 0
    return fault('doubled') ? 2 : 1
  }

  /** What the house says must be true when it says it. */
  #overhear(frame: Frame): void {
    if (frame.is === 'view' || frame.is === 'change') this.#judge.told(this.code ?? this.player.room?.code, frame.seq)
    const command = (id: string) => `${this.device.slice(0, 16)} ${id}`
    if (frame.is === 'ok' && frame.chain !== undefined && frame.code)
      this.#judge.acknowledged(frame.code, command(frame.id), sure(frame.seq, 'seq'), frame.chain)
    if (frame.is === 'no' && frame.id !== null && this.code && !again.has(frame.why))
      this.#judge.refused(this.code, command(frame.id))
  }

  #speak(text: string): void {
    const guest = this.#guest
    const message = parse(text)
    if (!guest || !message || message.is === 'hello') return
    for (let copies = this.#copies(); copies > 0; copies--) {
      this.#world.after(1 + this.#world.chance(40), () => {
        if (!guest.alive) return
        guest.house.hear(guest, message).catch((error) => {
          if (!(error instanceof Unreadable)) return this.#judge.accuse('trouble', String(error))
          // As a socket of ours answers when the house could not.
          guest.send({ is: 'no', id: message.id, why: 'busy' })
        })
      })
    }
  }

  #hear(text: string, frame: Frame): void {
    const { seq } = this.player
    this.player.hear(text)
    if (this.player.seq !== seq) this.#judge.sees(this.player)
    if (frame.is === 'ok' && frame.id === this.#entering) this.#entering = undefined
    const pending = this.#pending
    if (!pending || !('id' in frame) || frame.id !== pending.ask.id) return
    // Not at the table any more, as far as this house knows: enter again, and say it again.
    if (frame.is === 'no' && (frame.why === 'not at a table' || frame.why === 'busy')) return this.hangUp()
    this.#pending = undefined
    pending.done(frame)
  }
}
