/** A device that plays with as little work as it can, so that the load never becomes what is measured. */
import { randomBytes } from 'node:crypto'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { type Chance, pick } from '../../kernel/chance.ts'
import { type Change, changed } from '../../kernel/change.ts'
import { promise } from '../../kernel/fair.ts'
import { received, type Seat, type View } from '../../kernel/state.ts'
import type { Ask } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Room } from '../../protocol/room.ts'
import { framesIn } from '../../protocol/wire/heard.ts'
import { deviceOf } from '../../server/net/socket.ts'
import { openLine } from './line.ts'

export type Wish = Ask extends infer A ? (A extends { id: string } ? Omit<A, 'id'> : never) : never
type Sight = Frame & { is: 'view' | 'change' }

/** What everybody at a table sees. Its devices share one: the house says the same to each of them. */
export class Common {
  room: Room | undefined
  game: unknown
  #seq = 0
  #last = Buffer.alloc(0)
  #said: readonly Frame[] = []

  /** What a message says. It comes to one device after the other, and is understood once. */
  framesIn(message: string | Uint8Array): readonly Frame[] {
    if (typeof message === 'string') return framesIn(message)
    if (!this.#last.equals(message)) {
      this.#last = Buffer.from(message)
      this.#said = framesIn(message)
    }
    return this.#said
  }

  see({ is, seq, room, game }: Sight): void {
    const another = is === 'view' && room.code !== this.room?.code
    if (seq <= this.#seq && !another) return
    this.#seq = seq
    this.room = (is === 'view' ? room : changed(this.room, room)) as Room
    this.game = is === 'view' ? game : changed(this.game, game as Change)
  }
}

export class Device {
  readonly common: Common
  hand: unknown
  seat: Seat | null = null
  seq = 0
  /** Hears of every view and change, and how many bytes it took. */
  seen: (bytes: number) => void = () => {}
  say: (text: string) => void = () => {}
  protected readonly token = randomBytes(32).toString('hex')
  /** What it asks is numbered, as the page does it. */
  readonly #pen = randomBytes(3).toString('hex')
  /** By what the house knows it. */
  readonly name = deviceOf(this.token)
  readonly #waiting = new Map<string, (reply: Frame & { is: 'ok' }) => void>()
  readonly #bytes = randomBytes(32).toString('hex')
  /** The last game for which bytes were promised, and the last for which they were shown. */
  #promised = ''
  #shown = ''
  #count = 0

  constructor(common = new Common()) {
    this.common = common
  }

  /** Opens a line to a house; fails if there is none. */
  async connect(port: number): Promise<void> {
    this.say = await openLine(port, (message, bytes) => {
      for (const frame of this.common.framesIn(message)) this.hear(frame, bytes)
    })
    this.say(JSON.stringify({ is: 'hello', token: this.token }))
  }

  /** Asks for something that must not be refused. */
  ask(wish: Wish): Promise<Frame & { is: 'ok' }> {
    const id = `${this.#pen}-${this.#count++}`
    const reply = new Promise<Frame & { is: 'ok' }>((done) => this.#waiting.set(id, done))
    this.say(JSON.stringify({ ...wish, id }))
    return reply
  }

  hear(frame: Frame, bytes: number): void {
    if (frame.is === 'no' || frame.is === 'bye') throw new Error(`the house refuses: ${JSON.stringify(frame)}`)
    if (frame.is === 'ok') {
      this.#waiting.get(frame.id)?.(frame)
      this.#waiting.delete(frame.id)
    }
    if (frame.is !== 'view' && frame.is !== 'change') return
    this.#see(frame)
    this.#takePart()
    this.seen(bytes)
  }

  #see(frame: Sight): void {
    if (frame.is === 'view') this.seat = frame.seat
    else if (frame.seq !== this.seq + 1) throw new Error(`change ${frame.seq} after ${this.seq}`)
    this.seq = frame.seq
    this.hand = frame.is === 'view' ? frame.hand : changed(this.hand, frame.hand)
    this.common.see(frame)
  }

  /** Adds to the luck, as the page does. */
  #takePart(): void {
    const { seat } = this
    const { code, stage, round } = sure(this.common.room, 'room')
    if (seat === null) return
    const table = `${code}-${round}`
    if ((stage === 'lobby' || stage === 'promising') && this.#promised !== table) {
      this.#promised = table
      void this.ask({ is: 'promise', promise: promise(table, seat, this.#bytes) })
    }
    if (stage === 'showing' && this.#shown !== table) {
      this.#shown = table
      void this.ask({ is: 'show', bytes: this.#bytes })
    }
  }

  /** Makes any legal move; resolves with the number it is acknowledged under. */
  async move(luck: Chance): Promise<number> {
    const view: View = received({ seat: this.seat, ...(this.common.game as object), hand: this.hand })
    const game = sure(findGame(sure(this.common.room, 'room').settings.game), 'game')
    const move = pick(game.moves(view), luck)
    const { seq } = await this.ask({ is: 'move', question: view.agenda.question, move })
    return sure(seq, 'number in the acknowledgement')
  }
}
