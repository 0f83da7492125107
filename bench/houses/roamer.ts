/** Somebody with the page's own line to a house: where that closes, they come to another one, as the page does. */
import { WebSocket } from 'ws'
import { sure } from '../../kernel/at.ts'
import type { Frame } from '../../protocol/frames.ts'
import { WIRE } from '../../protocol/wire/words.ts'
import type { Acknowledged } from '../../test/kill/survivor.ts'
import { Line } from '../../web/app/line.ts'
import type { Calls, Socket, World } from '../../web/app/world.ts'
import { Device, type Wish } from '../server/device.ts'

export class Roamer extends Device {
  readonly acknowledged: Acknowledged[] = []
  /** How long they were without a table whenever they lost it, in milliseconds. */
  readonly gaps: number[] = []
  readonly #line = new Line(this.token)
  #code = ''
  #lost: number | undefined
  #numbers = 0
  #socket: Socket | undefined
  #over = false

  override async connect(port: number): Promise<void> {
    await new Promise<void>((done) => {
      const back = () => {
        if (this.#code) void this.#comeBack()
        else done()
      }
      this.#line.listen((frame) => this.hear(frame, 0), back, this.#worldAt(port))
    })
  }

  override async ask(wish: Wish): Promise<Frame & { is: 'ok' }> {
    const id = `r-${this.#numbers++}`
    const reply = await this.#line.ask(wish, id)
    if (reply.is !== 'ok') throw new Error(`the house refuses ${wish.is}: ${JSON.stringify(reply)}`)
    if (wish.is === 'enter') {
      this.#code = wish.code
      this.#line.arrived()
    }
    if (wish.is === 'move') {
      const { code = '', seq = 0, chain = '' } = reply
      this.acknowledged.push({ code, command: `${this.name.slice(0, 16)} ${id}`, seq, chain })
    }
    return reply
  }

  /** What is answered is heard by the line. A house that closes says so; from then on there is no table. */
  override hear(frame: Frame, bytes: number): void {
    if (frame.is === 'bye') this.#lost ??= performance.now()
    else if (frame.is === 'view' || frame.is === 'change') super.hear(frame, bytes)
  }

  /** For good. */
  hangUp(): void {
    this.#over = true
    this.#socket?.close()
  }

  async #comeBack(): Promise<void> {
    await this.ask({ is: 'enter', code: this.#code, seen: this.seq })
    this.gaps.push(performance.now() - sure(this.#lost, 'moment of loss'))
    this.#lost = undefined
  }

  #worldAt(port: number): World {
    return {
      dial: (calls) => {
        this.#socket = this.#dial(port, calls)
        return this.#socket
      },
      now: Date.now,
      running: () => performance.now(),
      luck: Math.random,
      after: (milliseconds, act) => {
        const timer = setTimeout(() => this.#over || act(), milliseconds)
        if (this.#over) clearTimeout(timer)
        return () => clearTimeout(timer)
      },
      every: () => {},
      isSeen: () => true,
      watch: () => {},
    }
  }

  /** A socket's address names its table, once that is known. */
  #dial(port: number, { opened, heard, closed }: Calls): Socket {
    const path = this.#code ? `/socket/${this.#code}` : '/socket'
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, WIRE, { perMessageDeflate: false })
    socket.on('open', opened)
    socket.on('error', () => {})
    socket.on('message', (data: Buffer, isBinary) => heard(isBinary ? bytesOf(data) : data.toString()))
    socket.on('close', (code) => {
      this.#lost ??= performance.now()
      closed(code)
    })
    return {
      isOpen: () => socket.readyState === WebSocket.OPEN,
      send: (text) => socket.send(text),
      close: () => socket.close(),
    }
  }
}

const bytesOf = (data: Buffer): ArrayBuffer => new Uint8Array(data).buffer
