/** A device's line to one of the houses, in good weather: what is said is heard at once. */

import { parse } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import { legible, type Packed } from '../../protocol/wire/packed.ts'
import { deviceOf } from '../../server/net/socket.ts'
import type { Guest } from '../../server/ports.ts'
import type { Side } from './side.ts'

export class Line {
  readonly device: string
  readonly token: string
  readonly #side: Side
  readonly #hear: (text: string) => void
  #guest: (Guest & { cut: () => void }) | undefined

  constructor(side: Side, token: string, hear: (text: string) => void) {
    this.#side = side
    this.token = token
    this.device = deviceOf(token)
    this.#hear = hear
  }

  get isOpen(): boolean {
    return this.#guest !== undefined
  }

  open(): void {
    let alive = true
    const guest = {
      device: this.device,
      address: this.device,
      get alive() {
        return alive
      },
      send: (frame: Frame | Packed) => {
        if (alive) this.#hear(legible(frame))
      },
      cut: () => {
        alive = false
        this.#side.house.leave(guest)
      },
    }
    this.#guest = guest
  }

  cut(): void {
    this.#guest?.cut()
    this.#guest = undefined
  }

  /** As a socket does: what cannot be read is not heard, and who could not be answered is told so. */
  say(text: string): void {
    const guest = this.#guest
    const message = parse(text)
    if (!guest || !message || message.is === 'hello') return
    this.#side.house.hear(guest, message).catch(() => guest.send({ is: 'no', id: message.id, why: 'busy' }))
  }
}
