/** A device that speaks to a house in plain text, and a scribe who keeps what it asked first of each kind, and what came of it. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { at, sure } from '../../kernel/at.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Refusal } from '../../protocol/words.ts'
import { Player, type Wish } from '../player.ts'

/** What was asked, and what the house answered. */
export interface Example {
  readonly asked: object
  readonly answer: object
}

/** Somebody with a device of their own, and a scribe beside them. */
export class Guest extends Player {
  readonly #asks: Map<string, Example>
  readonly #socket: WebSocket

  /** `pen`: what is asked over this line is numbered with it; the next line of the same device has another. */
  constructor(name: string, pen: string, port: number, asks: Map<string, Example>) {
    super(createHash('sha256').update(name).digest('hex'), 'stays out')
    this.pen = pen
    this.#asks = asks
    // Who offers no subprotocol is written to in plain text.
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false })
    this.#socket.on('message', (data, isBinary) => this.hearAll(data, isBinary))
  }

  async comes(): Promise<this> {
    await once(this.#socket, 'open')
    this.plug((text) => this.#socket.send(text))
    await this.until(() => this.heard.length > 0)
    this.#asks.set('hello', { asked: { is: 'hello', token: this.token }, answer: this.last('welcome') })
    return this
  }

  async goes(): Promise<void> {
    const closed = once(this.#socket, 'close')
    this.#socket.close()
    await closed
  }

  last(kind: Frame['is']): Frame {
    const frames = this.heard.map((text): Frame => JSON.parse(text))
    return sure(
      frames.findLast(({ is }) => is === kind),
      kind,
    )
  }

  /** As whom this device takes part in the voices, and who else does. */
  introduction(): Frame & { is: 'voices' } {
    const frames = this.heard.map((text): Frame => JSON.parse(text))
    return sure(
      frames.find((frame) => frame.is === 'voices' && frame.me !== undefined) as (Frame & { is: 'voices' }) | undefined,
      'introduction to the voices',
    )
  }

  /** Asks, and hears the table as it stands then. The first time it is written down. */
  async does(wish: Wish, expected: Refusal | 'ok' = 'ok'): Promise<Frame & { is: 'ok' }> {
    const id = this.newId()
    const answer = await this.ask(wish, id)
    const came = answer.is === 'no' ? answer.why : 'ok'
    if (came !== expected) throw new Error(`${JSON.stringify(wish)}: ${came} instead of ${expected}`)
    const { is, ...rest } = wish
    const key = wish.is === 'circle' ? `circle ${wish.wish.wants}` : wish.is
    if (!this.#asks.has(key)) this.#asks.set(key, { asked: { is, id, ...rest }, answer })
    const ok = answer as Frame & { is: 'ok' }
    if (this.room && ok.seq !== undefined) await this.until(() => this.seq >= sure(ok.seq, 'seq'))
    return ok
  }

  async enters(code: string): Promise<void> {
    await this.does({ is: 'enter', code })
    await this.until(() => this.room !== undefined)
  }

  /** Whoever is asked does the first thing that is open to them. */
  plays(): Promise<Frame & { is: 'ok' }> {
    return this.does({ is: 'move', question: this.view.agenda.question, move: at(this.moves, 0) })
  }
}
