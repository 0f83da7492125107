/** Who stands round a table, and what each of them is told. */
import type { Seat } from '../kernel/state.ts'
import type { Guest } from './ports.ts'
import { persons, seatOf, type Table } from './table.ts'
import { changeFrames, type Shown, show, viewFrame } from './wire.ts'

/** A frame for each guest, made when something was done and sent when it is written. */
export type Telling = readonly (readonly [Guest, string])[]

export class Audience {
  readonly guests = new Set<Guest>()
  #shown: Shown | undefined

  /** Does something to the table and says what each guest is to be told of it. */
  witness(table: Table, act: () => void): Telling {
    if (this.guests.size === 0) {
      this.#shown = undefined
      act()
      return []
    }
    const before = this.#shown ?? show(table)
    const seats = new Map([...this.guests].map((guest) => [guest, seatOf(table, guest.device)]))
    act()
    const after = show(table)
    this.#shown = after
    const frameFor = changeFrames(before, after)
    return [...this.guests].map((guest) => {
      const seat = seatOf(table, guest.device)
      // One whose seat has changed sees with other eyes: he gets all of it.
      return [guest, seat === seats.get(guest) ? frameFor(seat) : viewFrame(after, seat)]
    })
  }

  /** The table has left memory. */
  forget(): void {
    this.#shown = undefined
  }

  /** The seats whose persons are connected. */
  here(table: Table): Seat[] {
    const devices = new Set([...this.guests].map(({ device }) => device))
    return persons(table).filter((seat) => devices.has(table.chairs[seat]!.device!))
  }

  tellPresence(table: Table): void {
    const seats = this.here(table)
    const watchers = [...this.guests].filter(({ device }) => seatOf(table, device) === undefined).length
    for (const guest of this.guests) guest.send({ is: 'here', seats, watchers })
  }

  /** Sees those to the door who may no longer be here. */
  showOut(table: Table): void {
    for (const guest of [...this.guests].filter(({ device }) => table.barred.includes(device))) {
      this.guests.delete(guest)
      guest.send({ is: 'bye', why: 'kicked' })
    }
  }
}
