/** Who stands round a table, and what each of them is told. */
import type { Seat } from '../../kernel/state.ts'
import type { Guest, Ports } from '../ports.ts'
import type { Device } from '../table/deed.ts'
import { changeFrames, type Place, type Shown, show, viewFrame } from '../table/frames.ts'
import { belongs, persons, phoneOf, players, seatOf, type Table } from '../table/table.ts'

/** A frame for each guest, made when something was done and sent when it is written. */
export type Telling = readonly (readonly [Guest, string])[]

/**
 * With which eyes a guest looks: his own; those of a screen for the whole room; or those of a curtain, behind which people
 * who share a phone wait. Only his own ever see a hand.
 */
export type Eyes = 'own' | 'screen' | 'curtain'

/** From where somebody looks. A screen that nobody of the table has put up is an onlooker like any other. */
export function placeOf(table: Table, { device }: Guest, eyes: Eyes): Place {
  const seat = seatOf(table, device)
  if (eyes === 'own') return seat !== undefined && table.chairs[seat]!.device !== device ? `in for ${seat}` : seat
  return belongs(table, device) ? 'screen' : undefined
}

export class Audience {
  readonly #guests = new Map<Guest, Eyes>()
  /** Since when devices are gone. In memory alone: a house that has just opened gives everybody time to come back. */
  readonly #gone = new Map<Device, number>()
  readonly #ports: Pick<Ports, 'clock' | 'limits'>
  #shown: Shown | undefined

  constructor(ports: Pick<Ports, 'clock' | 'limits'>) {
    this.#ports = ports
  }

  get guests(): ReadonlyMap<Guest, Eyes> {
    return this.#guests
  }

  admit(guest: Guest, eyes: Eyes): void {
    this.#guests.set(guest, eyes)
    if (eyes !== 'screen') this.#gone.delete(guest.device)
  }

  /** Somebody goes; false if he was not here. */
  part(guest: Guest): boolean {
    if (!this.#guests.delete(guest)) return false
    if (!this.atTable(guest.device)) this.#gone.set(guest.device, this.#ports.clock.now())
    return true
  }

  /** Is this device at the table, for a person? A screen is nobody. */
  atTable(device: Device): boolean {
    return [...this.#guests].some(([guest, eyes]) => guest.device === device && eyes !== 'screen')
  }

  /** Is this phone at the table, in whosever name of those who share it? */
  holds(table: Table, phone: Device): boolean {
    const shared = table.chairs.flatMap((chair) => (chair?.device && chair.phone === phone ? [chair.device] : []))
    return [phone, ...shared].some((device) => this.atTable(device))
  }

  /** Since when the person who plays on this seat is away; undefined if he is here. */
  awaySince(table: Table, seat: Seat): number | undefined {
    const phone = phoneOf(table.chairs[seat]!)
    if (phone === null || this.holds(table, phone)) {
      if (phone) this.#gone.delete(phone)
      return undefined
    }
    const since = this.#gone.get(phone) ?? this.#ports.clock.now()
    this.#gone.set(phone, since)
    return since
  }

  /** Does something to the table and says what each guest is to be told of it. */
  witness(table: Table, act: () => void): Telling {
    if (this.#guests.size === 0) {
      this.#shown = undefined
      act()
      return []
    }
    const before = this.#shown ?? show(table)
    const places = new Map([...this.#guests].map(([guest, eyes]) => [guest, placeOf(table, guest, eyes)]))
    act()
    const after = show(table)
    this.#shown = after
    const frameFor = changeFrames(before, after)
    return [...this.#guests].map(([guest, eyes]) => {
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
    return [...this.#guests].flatMap(([guest, theirs]) => (theirs === eyes ? [guest] : []))
  }

  tellPresence(table: Table): void {
    const { awayGrace } = this.#ports.limits
    const phones = new Set(table.chairs.map((chair) => chair && phoneOf(chair)))
    for (const device of this.#gone.keys()) if (!phones.has(device)) this.#gone.delete(device)
    const seats = persons(table).filter((seat) => this.awaySince(table, seat) === undefined)
    const away = players(table).flatMap((seat) => {
      const since = this.awaySince(table, seat)
      return since === undefined ? [] : [{ seat, until: since + awayGrace }]
    })
    const watchers = this.#looking('own').filter(({ device }) => seatOf(table, device) === undefined).length
    const screens = this.#looking('screen').length
    for (const guest of this.#guests.keys()) guest.send({ is: 'here', seats, away, watchers, screens })
  }

  /** Sees those to the door who may no longer be here. */
  showOut(table: Table): void {
    for (const guest of [...this.#guests.keys()].filter(({ device }) => table.barred.includes(device))) {
      this.#guests.delete(guest)
      guest.send({ is: 'bye', why: 'kicked' })
    }
  }
}
