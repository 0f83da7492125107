/** A pipe between a house and its database that can burst, freeze, or let only half of something through. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

type State = 'whole' | 'burst' | 'frozen' | 'halves'

export class Pipe {
  readonly port: number
  readonly #server: Server
  readonly #to: number
  readonly #ends = new Set<Socket>()
  #state: State = 'whole'

  private constructor(server: Server, to: number) {
    this.#server = server
    this.#to = to
    this.port = (server.address() as AddressInfo).port
    server.on('connection', (near) => this.#join(near))
  }

  static async to(port: number): Promise<Pipe> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Pipe(server, port)
  }

  /** Nothing gets through, and both ends know. */
  burst(): void {
    this.#state = 'burst'
    for (const end of this.#ends) end.destroy()
  }

  /** Nothing gets through, and nobody knows. */
  freeze(): void {
    this.#state = 'frozen'
    for (const end of this.#ends) end.pause()
  }

  /** Of whatever comes next only a part gets through, and then nothing. */
  halve(): void {
    this.#state = 'halves'
  }

  mend(): void {
    this.#state = 'whole'
    for (const end of this.#ends) end.resume()
  }

  close(): void {
    this.burst()
    this.#server.close()
  }

  #join(near: Socket): void {
    if (this.#state === 'burst') return void near.destroy()
    const far = connect(this.#to, '127.0.0.1')
    const both = [
      [near, far],
      [far, near],
    ] as const
    for (const [from, to] of both) {
      this.#ends.add(from)
      from.setNoDelay()
      from.on('error', () => {})
      from.on('data', (bytes) => this.#carry(bytes, from, to))
      from.on('close', () => {
        this.#ends.delete(from)
        to.destroy()
      })
      if (this.#state === 'frozen') from.pause()
    }
  }

  #carry(bytes: Buffer, from: Socket, to: Socket): void {
    if (this.#state !== 'halves') return void to.write(bytes)
    this.#state = 'burst'
    to.write(bytes.subarray(0, bytes.length >> 1), () => {
      for (const end of [from, to]) end.destroy()
      this.burst()
    })
  }
}
