/** Who stands at which table: at one at a time, and what they wished last counts. */
import type { Guest } from '../ports.ts'
import type { Desk } from './desk.ts'

export class Places {
  readonly #deskOf = new Map<Guest, Desk>()
  /** To which table they last set out. The way may be long: a password is tried, a table is read. */
  readonly #boundFor = new Map<Guest, Desk>()

  get taken(): number {
    return this.#deskOf.size
  }

  deskOf(guest: Guest): Desk | undefined {
    return this.#deskOf.get(guest)
  }

  setOut(guest: Guest, desk: Desk): void {
    this.#boundFor.set(guest, desk)
  }

  /** They come to a table, and leave the one before. False if they are gone, or have gone on to another meanwhile. */
  arrive(guest: Guest, desk: Desk): boolean {
    if (!guest.alive || this.#boundFor.get(guest) !== desk) return false
    const before = this.#deskOf.get(guest)
    if (before !== desk) before?.part(guest)
    this.#deskOf.set(guest, desk)
    return true
  }

  stands(guest: Guest, desk: Desk): boolean {
    return guest.alive && this.#deskOf.get(guest) === desk
  }

  leave(guest: Guest): void {
    this.#deskOf.get(guest)?.part(guest)
    this.#deskOf.delete(guest)
    this.#boundFor.delete(guest)
  }
}
