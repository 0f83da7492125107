/** Whose bets on one game are kept. Fresh tokens cost nothing: from behind one address come no more betters than may sit there. */
import type { Device } from '../table/deed.ts'

/** In memory alone, and of one house: addresses are never written down. */
export class Crowd {
  readonly #most: number
  #round = 0
  readonly #behind = new Map<string, Set<Device>>()

  constructor(most: number) {
    this.#most = most
  }

  /** Is there room for this one behind their address? Then it is theirs until the next game. */
  holds(round: number, address: string, device: Device): boolean {
    if (round !== this.#round) this.#behind.clear()
    this.#round = round
    const known = this.#behind.get(address) ?? new Set()
    this.#behind.set(address, known)
    if (known.size < this.#most) known.add(device)
    return known.has(device)
  }
}
