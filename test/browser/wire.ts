/** A wire between browsers and a house that can really be cut: a browser that is told to be offline keeps its sockets. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * Hung up: both ends learn of it at once. Dead: nothing arrives any more, and nobody is told. Deaf: the house still hears
 * the browser, but nothing comes back.
 */
type Cut = 'hung up' | 'dead' | 'deaf'

const idle: Wire[] = []

/** So late browsers hear everything, in milliseconds, when one looks for tests that count on a page to be quick. */
const LATE = Number(process.env.HUMBUG_LATE ?? 0)
const atOnce = (deed: () => void) => deed()
const late = LATE > 0 ? (deed: () => void) => void setTimeout(deed, LATE) : atOnce

export class Wire {
  readonly port: number
  /** Was it ever cut? Then a page may have said in its console that it could not connect. */
  state: 'whole' | 'mended' | Cut = 'whole'
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #to: number

  private constructor(server: Server, to: number) {
    this.#server = server
    this.port = (server.address() as AddressInfo).port
    this.#to = to
    server.on('connection', (near) => this.#join(near))
  }

  static async to(port: number): Promise<Wire> {
    const rested = idle.pop()
    rested?.leadsTo(port)
    if (rested) return rested
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Wire(server, port)
  }

  leadsTo(port: number): void {
    this.#to = port
  }

  forgive(): void {
    if (this.state === 'whole') this.state = 'mended'
  }

  cut(how: Cut): void {
    this.state = how
    for (const pair of this.#pairs) this.#break(pair)
  }

  /** New connections get through again. The dead ones stay dead, and nobody is told of that either. */
  mend(): void {
    this.state = 'mended'
  }

  /** Hangs up, and waits for another house: browsers will find that where they found this one. */
  rest(): void {
    this.#hangUp()
    this.#server.unref()
    idle.push(this)
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#hangUp()
    await closed
  }

  #hangUp(): void {
    for (const pair of this.#pairs) for (const end of pair) end.destroy()
  }

  #break([near, far]: readonly [Socket, Socket]): void {
    if (this.state === 'hung up') near.destroy()
    if (this.state === 'dead') near.pause()
    if (this.state === 'dead' || this.state === 'deaf') far.pause()
  }

  #join(near: Socket): void {
    if (this.state === 'hung up') return void near.destroy()
    const far = connect(this.#to, '127.0.0.1')
    const pair = [near, far] as const
    this.#pairs.add(pair)
    const both = [
      [near, far, atOnce],
      [far, near, late],
    ] as const
    for (const [from, to, then] of both) {
      from.setNoDelay()
      from.on('error', () => {})
      from.on('data', (bytes) => then(() => to.write(bytes)))
      from.on('end', () => then(() => to.end()))
      from.on('close', () => {
        this.#pairs.delete(pair)
        then(() => to.destroy())
      })
    }
    this.#break(pair)
  }
}
