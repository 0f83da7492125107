/** A person at a device, as far as the house can tell: speaks the protocol and believes nothing but what it is sent. */

import { randomBytes } from 'node:crypto'
import type { RawData } from 'ws'
import { findGame } from '../games/index.ts'
import { at, sure } from '../kernel/at.ts'
import { type Change, changed } from '../kernel/change.ts'
import { promise } from '../kernel/fair.ts'
import type { Game } from '../kernel/game.ts'
import { received, type Seat, type View } from '../kernel/state.ts'
import type { Ask } from '../protocol/asks.ts'
import type { Frame } from '../protocol/frames.ts'
import { parseFrame } from '../protocol/frames.ts'
import type { Room, Step } from '../protocol/room.ts'
import { framesIn } from '../protocol/wire/heard.ts'

export type Wish = Ask extends infer A ? (A extends { id: string } ? Omit<A, 'id'> : never) : never
export type Reply = Frame & { is: 'ok' | 'no' | 'tables' }

/** Does the device add to the luck by itself, as the page does? */
export type Manner = 'takes part' | 'stays out'

export class Player {
  readonly token: string
  room: Room | undefined
  game: unknown
  hand: unknown
  seat: Seat | null = null
  seq = 0
  log: Step[] = []
  here: readonly Seat[] = []
  farewell: string | undefined
  /** Everything that came in, as it came. */
  readonly heard: string[] = []
  /** A change that does not follow on what was seen: over a good line that never happens. */
  outOfStep = (seq: number): void => {
    throw new Error(`change ${seq} after ${this.seq}`)
  }
  /** What its asks are numbered with. Under a number that was used before, a house does nothing and answers as it did then. */
  pen: string
  readonly #manner: Manner
  readonly #bytes = new Map<string, string>()
  readonly #waiting = new Map<string, { readonly wish: Wish; readonly heard: (reply: Reply) => void }>()
  #watching: (() => void)[] = []
  #say: (text: string) => void = () => {}
  #count = 0
  readonly #fresh: () => string

  constructor(
    token = randomBytes(32).toString('hex'),
    manner: Manner = 'takes part',
    fresh = () => randomBytes(32).toString('hex'),
  ) {
    this.token = token
    this.pen = token.slice(0, 8)
    this.#manner = manner
    this.#fresh = fresh
  }

  /** Opens the line: how words get to the house. */
  plug(say: (text: string) => void): void {
    this.#say = say
    this.say({ is: 'hello', token: this.token })
  }

  say(thing: unknown): void {
    this.#say(typeof thing === 'string' ? thing : JSON.stringify(thing))
  }

  newId(): string {
    return `${this.pen}-${this.#count++}`
  }

  /** Asks for something and hears what comes of it. */
  ask(wish: Wish, id = this.newId()): Promise<Reply> {
    const reply = new Promise<Reply>((heard) => this.#waiting.set(id, { wish, heard }))
    this.say({ ...wish, id })
    return reply
  }

  /** Asks again, on a new line, what was not answered on those before, as the page does. Back at the table they are already. */
  askAgain(): void {
    for (const [id, { wish }] of this.#waiting) if (wish.is !== 'enter') this.say({ ...wish, id })
  }

  /** Asks for something that must not be refused. */
  async must(wish: Wish): Promise<Frame & { is: 'ok' }> {
    const reply = await this.ask(wish)
    if (reply.is !== 'ok') throw new Error(`${wish.is}: ${JSON.stringify(reply)}`)
    return reply
  }

  /** Resolves as soon as something is so. */
  until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve()
    return new Promise((done) => {
      const look = () => {
        if (!isSo()) return
        this.#watching = this.#watching.filter((other) => other !== look)
        done()
      }
      this.#watching.push(look)
    })
  }

  /** A message of a socket: one frame or more, as text or packed. */
  hearAll(message: RawData, isBinary: boolean): void {
    if (!isBinary) return this.hear(String(message))
    const frames = framesIn(message as Buffer)
    if (frames.length === 0) throw new Error('unknown frame')
    for (const frame of frames) this.hear(JSON.stringify(frame))
  }

  hear(text: string): void {
    this.heard.push(text)
    const frame = parseFrame(text)
    if (!frame) throw new Error(`unknown frame ${text}`)
    if (frame.is === 'view') this.#see(frame)
    if (frame.is === 'change') this.#change(frame)
    if (frame.is === 'here') this.here = frame.seats
    if (frame.is === 'bye') this.farewell = frame.why
    if ((frame.is === 'ok' || frame.is === 'no' || frame.is === 'tables') && frame.id !== null) {
      this.#waiting.get(frame.id)?.heard(frame)
      this.#waiting.delete(frame.id)
    }
    if (frame.is === 'view' || frame.is === 'change') this.#takePart()
    for (const look of [...this.#watching]) look()
  }

  #see({ seq, seat, room, game, hand, log }: Frame & { is: 'view' }): void {
    Object.assign(this, { seq, seat, room, game, hand })
    if (log) this.log.push(...log)
  }

  #change({ seq, room, game, hand }: Frame & { is: 'change' }): void {
    if (seq !== this.seq + 1) return this.outOfStep(seq)
    this.seq = seq
    this.room = changed(this.room, room) as Room
    this.game = changed(this.game, game)
    this.hand = changed(this.hand, hand as Change)
  }

  /** Promises bytes once the house has committed itself, and shows them when asked. */
  #takePart(): void {
    const { room, seat } = this
    if (!room || seat === null || this.#manner === 'stays out') return
    const table = `${room.code}-${room.round}`
    const mine = `${table} ${seat}`
    const wants = (room.stage === 'lobby' || room.stage === 'promising') && room.chairs[seat]?.promise === null
    if (wants) {
      const bytes = this.#bytes.get(mine) ?? this.#fresh()
      this.#bytes.set(mine, bytes)
      this.say({ is: 'promise', id: this.newId(), promise: promise(table, seat, bytes) })
    }
    const bytes = this.#bytes.get(mine)
    if (room.stage === 'showing' && bytes) {
      this.#bytes.delete(mine)
      this.say({ is: 'show', id: this.newId(), bytes })
    }
  }

  /** The room, for those to whom it has been shown. */
  get shown(): Room {
    return sure(this.room, 'room that was shown')
  }

  get rules(): Game {
    return sure(findGame(this.shown.settings.game), 'game of this name')
  }

  get view(): View {
    return received({ seat: this.seat, ...(this.game as object), hand: this.hand })
  }

  /** All the rules offer this seat now; nothing while it is not asked. */
  get moves() {
    const { room, seat } = this
    if (room?.stage !== 'playing' || room.paused || seat === null || !this.view.agenda.asked.includes(seat)) return []
    return this.rules.moves(this.view)
  }

  /** Makes the n-th of the moves that are open, counted round. */
  move(n: number): Promise<Reply> {
    const { moves } = this
    return this.ask({ is: 'move', question: this.view.agenda.question, move: at(moves, n % moves.length) })
  }
}
