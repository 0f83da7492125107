/** Who stands round a table, and what each of them is told. */
import type { Seat } from '../kernel/state.ts'
import type { Guest } from './ports.ts'
import { belongs, persons, seatOf, type Table } from './table.ts'
import { changeFrames, type Place, type Shown, show, viewFrame } from './wire.ts'

/** A frame for each guest, made when something was done and sent when it is written. */
export type Telling = readonly (readonly [Guest, string])[]

/** With which eyes a guest looks: his own, or those of a screen for the whole room, which never sees a hand. */
export type Eyes = 'own' | 'screen'

/** From where somebody looks. A screen that nobody of the table has put up is an onlooker like any other. */
export function placeOf(table: Table, { device }: Guest, eyes: Eyes): Place {
  if (eyes === 'own') return seatOf(table, device)
  return belongs(table, device) ? 'screen' : undefined
}

export class Audience {
  readonly guests = new Map<Guest, Eyes>()
  #shown: Shown | undefined

  /** Does something to the table and says what each guest is to be told of it. */
  witness(table: Table, act: () => void): Telling {
    if (this.guests.size === 0) {
      this.#shown = undefined
      act()
      return []
    }
    const before = this.#shown ?? show(table)
    const places = new Map([...this.guests].map(([guest, eyes]) => [guest, placeOf(table, guest, eyes)]))
    act()
    const after = show(table)
    this.#shown = after
    const frameFor = changeFrames(before, after)
    return [...this.guests].map(([guest, eyes]) => {
      const place = placeOf(table, guest, eyes)
      // One whose place has changed sees with other eyes: he gets all of it.
      return [guest, place === places.get(guest) ? frameFor(place) : viewFrame(after, place)]
    })
  }

  /** The table has left memory. */
  forget(): void {
    this.#shown = undefined
  }

  #looking(eyes: Eyes): Guest[] {
    return [...this.guests].flatMap(([guest, theirs]) => (theirs === eyes ? [guest] : []))
  }

  /** The seats whose persons are connected. */
  here(table: Table): Seat[] {
    const devices = new Set(this.#looking('own').map(({ device }) => device))
    return persons(table).filter((seat) => devices.has(table.chairs[seat]!.device!))
  }

  tellPresence(table: Table): void {
    const seats = this.here(table)
    const watchers = this.#looking('own').filter(({ device }) => seatOf(table, device) === undefined).length
    const screens = this.#looking('screen').length
    for (const guest of this.guests.keys()) guest.send({ is: 'here', seats, watchers, screens })
  }

  /** Sees those to the door who may no longer be here. */
  showOut(table: Table): void {
    for (const guest of [...this.guests.keys()].filter(({ device }) => table.barred.includes(device))) {
      this.guests.delete(guest)
      guest.send({ is: 'bye', why: 'kicked' })
    }
  }
}
