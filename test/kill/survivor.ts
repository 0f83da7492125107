/** A scripted person whose house is killed again and again: keeps what was acknowledged, and says again what was not. */

import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { WIRE } from '../../protocol/wire/words.ts'
import { deviceOf } from '../../server/net/socket.ts'
import { Player, type Reply, type Wish } from '../player.ts'
import { type Mood, wishOf } from '../sim/people.ts'

const isBusy = (reply: Reply) => reply.is === 'no' && reply.why === 'busy'

/** What the house has promised to keep. */
export interface Acknowledged {
  readonly code: string
  readonly command: string
  readonly seq: number
  readonly chain: string
}

export class Survivor {
  readonly player = new Player()
  readonly device: string
  readonly acknowledged: Acknowledged[] = []
  /** Hears of everything this person asks for, and of every promise. */
  onWord: (person: Survivor) => void = () => {}
  code: string | undefined
  /** How often something was said again that a former house had heard, or had not. */
  resent = 0
  readonly #mood: Mood
  readonly #at: number
  #pending: { readonly wish: Wish; readonly id: string } | undefined
  #asked: string | undefined
  #socket: WebSocket | undefined

  constructor(mood: Mood, at: number) {
    this.#mood = mood
    this.#at = at
    this.device = deviceOf(this.player.token)
  }

  /** Lives at this house until it dies. */
  async live(port: number): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, WIRE, { perMessageDeflate: false })
    this.#socket = socket
    const gone = new Promise<void>((done) => {
      socket.once('close', done)
      socket.once('error', done)
    })
    await Promise.race([once(socket, 'open').catch(() => {}), gone])
    if (socket.readyState !== socket.OPEN) return
    const { player } = this
    socket.on('message', (data, isBinary) => player.hearAll(data, isBinary))
    player.plug((text) => socket.send(text))
    const isGone = gone.then(() => undefined)
    const { code } = this
    const entering = () => (code ? Promise.race([player.ask(this.#entering(code)), isGone]) : undefined)
    let reply = await entering()
    // Its disk could not be read just then: whoever is told so comes again.
    while (reply && isBusy(reply)) reply = await entering()
    if (reply) this.#check(reply, 'enter')
    while (socket.readyState === socket.OPEN) await Promise.race([this.#step(), isGone])
  }

  /** Hears nothing any more, not even what has been answered already. */
  goDeaf(): void {
    this.#socket?.terminate()
  }

  get isAsking(): boolean {
    return this.#pending !== undefined && this.#asked === this.#pending.id
  }

  #entering(code: string): Wish & { is: 'enter' } {
    const { seq } = this.player
    return { is: 'enter', code, ...(seq > 0 && { seen: seq }) }
  }

  #check(reply: Reply, what: string): void {
    if (reply.is !== 'ok') throw new Error(`${what}: ${JSON.stringify(reply)}`)
  }

  /** One wish, or a moment of nothing. */
  async #step(): Promise<void> {
    const { player } = this
    this.#pending ??= this.#next()
    if (!this.#pending) {
      await pause(5)
      return
    }
    const { wish, id } = this.#pending
    if (this.#asked === id) this.resent++
    this.#asked = id
    const answer = player.ask(wish, id)
    this.onWord(this)
    const reply = await answer
    // Said again under the same name, it is done once at most.
    if (isBusy(reply)) return
    this.#pending = undefined
    // Whether somebody dozes is not kept, and has no line.
    if (reply.is !== 'ok' || wish.is === 'doze') return
    const { code = '', seq = 0, chain = '' } = reply
    this.acknowledged.push({ code, command: `${this.device.slice(0, 16)} ${id}`, seq, chain })
    this.onWord(this)
    await player.until(() => player.seq >= seq)
  }

  #next() {
    const { room } = this.player
    const wish = room && wishOf(this.#mood, room, this.player, this.#at)
    return wish && { wish, id: this.player.newId() }
  }
}
