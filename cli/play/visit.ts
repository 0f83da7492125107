/** A program's evening at a table: it comes in, sits down, plays game after game, and goes. */
import { randomInt } from 'node:crypto'
import { seeded } from '../../kernel/chance.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Room } from '../../protocol/room.ts'
import type { Refusal } from '../../protocol/words.ts'
import type { Failure, OwnPlayer } from '../own/player.ts'
import { AtTable } from './at-table.ts'
import { Line } from './line.ts'
import type { TableLink } from './link.ts'
import { Luck } from './luck.ts'
import type { PlayText } from './text.en.ts'
import { thought } from './thought.ts'
import type { Ticket } from './ticket.ts'

export interface Visitor {
  readonly link: TableLink
  readonly ticket: Ticket
  readonly name: string
  /** Whose program it is. */
  readonly of?: string
  readonly password?: string
  readonly player: OwnPlayer
  readonly text: PlayText
  say(line: string): void
  complain(failure: Failure): void
}

export type Ending = 'left' | 'cleared' | 'kicked'

/** It was not let in, or not to a chair; or nobody was there. */
export class TurnedAway extends Error {
  readonly why: Refusal | 'no house'

  constructor(why: Refusal | 'no house') {
    super(why)
    this.why = why
  }
}

/** Whatever a moment may change is waited for; all else is told to whoever sent the program. */
const passing: ReadonlySet<Refusal> = new Set(['not now', 'paused', 'closed', 'over', 'hello first', 'not at a table'])

const SEEDS = 2 ** 32

export class Visit {
  /** How it ended; rejects with `TurnedAway`. */
  readonly ended: Promise<Ending>
  readonly #visitor: Visitor
  readonly #line: Line
  readonly #at = new AtTable()
  readonly #luck = new Luck()
  readonly #chance = seeded(randomInt(SEEDS))
  readonly #end = Promise.withResolvers<Ending>()
  /** The game that was begun, and the one of which the end was told. */
  #begun = 0
  #told = 0
  #stage: 'outside' | 'inside' | 'lost' = 'outside'
  #lookedRound = false
  #returning = false
  #leaving = false

  constructor(visitor: Visitor) {
    this.#visitor = visitor
    this.#line = new Line(visitor.link.socket, visitor.ticket.token, {
      opened: () => void this.#enter(),
      heard: (frame) => this.#hear(frame),
      lost: (which) => this.#lose(which),
    })
    this.ended = this.#end.promise.finally(() => {
      this.#line.close()
      this.#at.forget()
      visitor.player.stop()
    })
    void this.#sits()
    void this.#plays()
  }

  /** Gets up and goes. */
  async leave(): Promise<void> {
    this.#leaving = true
    if (this.#at.seat !== null) await this.#line.ask({ is: 'leave' })
    this.#go('left')
  }

  #go(ending: Ending): void {
    this.#visitor.ticket.tear()
    this.#end.resolve(ending)
  }

  async #enter(): Promise<void> {
    const { link, password, text, say } = this.#visitor
    const seen = this.#at.told?.seq
    const reply = await this.#line.ask({
      is: 'enter',
      code: link.code,
      ...(password !== undefined && { password }),
      ...(seen !== undefined && { seen }),
    })
    if (reply === 'lost') return
    if (reply.is === 'no') return this.#end.reject(new TurnedAway(reply.why))
    if (this.#stage === 'lost') say(text.back)
    this.#stage = 'inside'
  }

  #lose(which: 'first' | 'another'): void {
    if (which === 'first') return this.#end.reject(new TurnedAway('no house'))
    const { say, text } = this.#visitor
    say(text.lost)
    this.#stage = 'lost'
    this.#at.forget()
    this.#luck.sayAgain()
  }

  #hear(frame: Frame): void {
    if (frame.is === 'bye' && frame.why === 'kicked') return this.#go('kicked')
    if (this.#at.hear(frame) === 'missed something') return void this.#enter()
    const { room } = this.#at
    if (room && (frame.is === 'view' || frame.is === 'change')) this.#follow(room)
  }

  #follow(room: Room): void {
    const { seat } = this.#at
    if (room.stage === 'closed' || room.stage === 'abandoned') return this.#go('cleared')
    if (!this.#lookedRound) this.#lookRound(room, seat)
    if (seat === null) return
    const luck = this.#luck.due(room, seat)
    if (luck) void this.#line.ask(luck)
    if (room.stage === 'playing' && room.chairs[seat]?.bot) void this.#return()
    this.#tellGame(room, seat)
  }

  /** What it finds when it first comes in: its own chair, if it was killed there, or others at play. */
  #lookRound({ stage }: Room, seat: number | null): void {
    const { ticket, say, text } = this.#visitor
    this.#lookedRound = true
    if (seat !== null) {
      ticket.keep()
      say(text.back)
    } else if (stage !== 'lobby') say(text.waits)
  }

  #tellGame({ stage, round, settings, chairs, ranking }: Room, seat: number): void {
    const { player, say, text } = this.#visitor
    if (stage === 'playing' && this.#begun !== round) {
      this.#begun = round
      const { game, options } = settings
      player.begin({ game, options, seats: chairs.length, seat, seed: randomInt(SEEDS) })
      say(text.begins(round, game))
    }
    if (stage === 'over' && this.#told !== round && ranking) {
      this.#told = round
      say(text.over(round, ranking[seat] ?? 0, chairs.length))
    }
  }

  /** A puppet played while the line was down. */
  async #return(): Promise<void> {
    if (this.#returning) return
    this.#returning = true
    const reply = await this.#line.ask({ is: 'return' })
    this.#returning = false
    if (reply !== 'lost' && reply.is === 'ok') this.#visitor.say(this.#visitor.text.replaced)
  }

  /** Sits down whenever it has no chair and there may be one: first of all, or after it was away too long. */
  async #sits(): Promise<never> {
    const { name, of, say, text, link, ticket } = this.#visitor
    for (;;) {
      const seq = await this.#at.until(() => (this.#isStanding() ? this.#at.told?.seq : undefined))
      const reply = await this.#line.ask({ is: 'bring', name, ...(of !== undefined && { of }) })
      if (reply !== 'lost' && reply.is === 'no' && !passing.has(reply.why)) this.#end.reject(new TurnedAway(reply.why))
      if (reply === 'lost') continue
      const seat = await this.#at.until(() => this.#at.seat ?? (this.#hasMoved(seq) ? 'none' : undefined))
      if (seat === 'none') continue
      ticket.keep()
      say(text.seated(name, seat + 1, link.code))
    }
  }

  #isStanding(): boolean {
    return !this.#leaving && this.#at.seat === null && this.#at.room?.stage === 'lobby'
  }

  #hasMoved(seq: number): boolean {
    return this.#at.told !== undefined && this.#at.told.seq > seq
  }

  async #plays(): Promise<never> {
    const { player, complain } = this.#visitor
    for (;;) {
      const asked = await this.#at.until(() => this.#at.asked())
      const move = await thought(this.#at.room?.settings.game ?? '', asked, {
        player,
        chance: this.#chance,
        now: () => Date.now() + this.#line.ahead,
        complain,
      })
      const now = await this.#at.until(() => this.#at.asked())
      // While it thought, others may have changed what is asked.
      if (now.round !== asked.round || now.question !== asked.question) continue
      await this.#moves(asked.question, move)
    }
  }

  /** Makes a move, and waits until it is seen; or, if it was not taken, until something else is. */
  async #moves(question: number, move: { readonly kind: string }): Promise<void> {
    const before = this.#at.told?.seq ?? 0
    const reply = await this.#line.ask({ is: 'move', question, move })
    if (reply === 'lost') return
    const seq = reply.is === 'ok' ? (reply.seq ?? before) : before + 1
    await this.#at.until(() => (this.#at.told && this.#at.told.seq >= seq ? seq : undefined))
  }
}
