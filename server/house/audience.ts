/** Who stands round a table, and what each of them is told. */
import { at } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Packed } from '../../protocol/wire/packed.ts'
import { attempt } from '../ops/attempt.ts'
import type { Guest, Ports } from '../ports.ts'
import type { Deed, Device } from '../table/deed.ts'
import { changeFrames, type Shown, show, viewFrame } from '../table/frames.ts'
import type { Past } from '../table/past.ts'
import { type Chair, chairAt, guests, phoneOf, playingGuests, type Table } from '../table/table.ts'
import { type Eyes, standsAs, type Viewpoint, viewpointOf } from '../table/viewpoint.ts'
import type { Neighbours } from './neighbours.ts'
import { Voices } from './voices.ts'

/** A frame for each guest, made when something was done and sent when it is written. */
type Frames = readonly (readonly [Guest, Packed])[]

type AudiencePorts = Pick<Ports, 'clock' | 'limits' | 'metrics' | 'fresh' | 'ways'> & {
  readonly neighbours: Pick<Neighbours, 'at' | 'tell' | 'introduce'>
}

export class Audience {
  readonly #code: string
  readonly #guests = new Map<Guest, Eyes>()
  /** Since when devices are gone. In memory alone: a house that has just opened gives everybody time to come back. */
  readonly #gone = new Map<Device, number>()
  readonly #ports: AudiencePorts
  readonly voices: Voices
  #shown: Shown | undefined
  /** The last line that everybody here was told of. */
  #told = 0

  constructor(code: string, ports: AudiencePorts) {
    this.#code = code
    this.#ports = ports
    this.voices = new Voices(code, ports, { guests: this.#guests, tellNeighbours: () => this.#tellNeighbours() })
  }

  get guests(): ReadonlyMap<Guest, Eyes> {
    return this.#guests
  }

  admit(guest: Guest, eyes: Eyes): void {
    this.#guests.set(guest, eyes)
    if (eyes !== 'screen') this.#gone.delete(guest.device)
    this.#tellNeighbours()
  }

  /** Somebody goes; false if they were not here. */
  part(guest: Guest): boolean {
    if (!this.#guests.delete(guest)) return false
    this.voices.part(guest)
    if (!this.#isHere(guest.device)) this.#gone.set(guest.device, this.#ports.clock.now())
    this.#tellNeighbours()
    return true
  }

  #tellNeighbours(): void {
    const guests = [...this.#guests].map(([{ device }, eyes]) => [device, eyes] as const)
    const voices = this.voices.ours
    this.#ports.neighbours.tell(this.#code, { guests, gone: [...this.#gone], ...(voices.length > 0 && { voices }) })
  }

  /** Is a person at the table with this device? A screen that it shows does not count. */
  atTable(device: Device): boolean {
    if (this.#isHere(device)) return true
    return this.#elsewhere.guests.some(([other, eyes]) => other === device && eyes !== 'screen')
  }

  /** Does anybody look at the table with this device, in whatever house? */
  has(device: Device): boolean {
    const isIt = (other: Device) => other === device
    return (
      [...this.#guests.keys()].some((guest) => isIt(guest.device)) || this.#elsewhere.guests.some(([one]) => isIt(one))
    )
  }

  /** Has a person gone with this device to another house? */
  isElsewhere(device: Device): boolean {
    return !this.#isHere(device) && this.atTable(device)
  }

  #isHere(device: Device): boolean {
    for (const [guest, eyes] of this.#guests) if (guest.device === device && eyes !== 'screen') return true
    return false
  }

  get #elsewhere() {
    return this.#ports.neighbours.at(this.#code)
  }

  /** Is this phone at the table, in the name of whoever shares it? */
  holds(table: Table, phone: Device): boolean {
    const isShared = (chair: Chair | null) => chair?.device && chair.phone === phone && this.atTable(chair.device)
    return this.atTable(phone) || table.chairs.some(isShared)
  }

  /** Since when the person who plays on this seat is away; undefined if they are here. */
  awaySince(table: Table, seat: Seat): number | undefined {
    const phone = phoneOf(chairAt(table, seat))
    if (phone === null || this.holds(table, phone)) {
      if (phone) this.#gone.delete(phone)
      return undefined
    }
    const left = this.#elsewhere.gone.flatMap(([device, since]) => (device === phone ? [since] : []))
    const last = Math.max(this.#gone.get(phone) ?? 0, ...left)
    const since = last > 0 ? last : this.#ports.clock.now()
    this.#gone.set(phone, since)
    return since
  }

  /** Looks at the table before a deed; what comes back looks at it afterwards, and makes a frame for each guest. */
  before(table: Table): (table: Table, deed: Deed) => Frames {
    if (this.#guests.size === 0) {
      this.#shown = undefined
      return () => []
    }
    const before = this.#shown ?? show(table)
    const viewpoints: Viewpoint[] = []
    for (const [guest, eyes] of this.#guests) viewpoints.push(viewpointOf(table, guest.device, eyes))
    return (table, deed) => {
      const after = show(table, deed.kind === 'played' ? before : undefined)
      this.#shown = after
      const frameFor = changeFrames(before, after)
      const frames: Frames[number][] = []
      for (const [guest, eyes] of this.#guests) {
        const stood = at(viewpoints, frames.length, 'viewpoint')
        // A move moves nobody.
        const viewpoint = deed.kind === 'played' ? stood : viewpointOf(table, guest.device, eyes)
        // Who looks from elsewhere than before gets the whole view: no change leads from one to the other.
        const isSame = viewpoint === stood
        frames.push([guest, isSame ? frameFor(viewpoint) : viewFrame(after, viewpoint)])
      }
      return frames
    }
  }

  /** Everybody here has been told what was done up to this line. */
  told(seq: number): void {
    this.#told = Math.max(this.#told, seq)
  }

  /**
   * Up to where everybody here was told, if that is not what was written: others may have written something too, or a database that
   * took another's place has not heard of the last moments.
   */
  missed({ seq }: Table): number | undefined {
    return this.#guests.size > 0 && this.#told !== seq ? this.#told : undefined
  }

  /** Shows everybody the table as it stands now, with what they missed: others may have come and gone, too. */
  showAgain(table: Table, past: Past, from: number): void {
    this.showOut(table)
    const shown = show(table)
    for (const [guest, eyes] of this.#guests) {
      const viewpoint = viewpointOf(table, guest.device, eyes)
      const log = past.since(from, viewpoint, table)
      attempt(this.#ports.metrics, 'notice', () => guest.send(viewFrame(shown, viewpoint, log)))
    }
    this.#told = table.seq
    this.tellPresence(table)
  }

  /** The table has left memory. */
  forget(): void {
    this.#shown = undefined
  }

  /** Each device once, however many windows it looks through. */
  #count(which: (device: Device, eyes: Eyes) => boolean): number {
    const here = [...this.#guests].map(([{ device }, eyes]) => [device, eyes] as const)
    const all = [...here, ...this.#elsewhere.guests]
    return new Set(all.flatMap(([device, eyes]) => (which(device, eyes) ? [device] : []))).size
  }

  tellPresence(table: Table): void {
    const { awayGrace } = this.#ports.limits
    const known = new Set(table.chairs.map((chair) => chair && phoneOf(chair)))
    for (const device of this.#gone.keys()) if (!known.has(device)) this.#gone.delete(device)
    const seats = guests(table).filter((seat) => this.awaySince(table, seat) === undefined)
    const away = playingGuests(table).flatMap((seat) => {
      const since = this.awaySince(table, seat)
      return since === undefined ? [] : [{ seat, until: since + awayGrace }]
    })
    const watchers = this.#count((...guest) => standsAs(table, ...guest) === 'onlooker')
    const screens = this.#count((...guest) => standsAs(table, ...guest) === 'screen')
    const foreign = this.#count((device, eyes) => eyes === 'screen' && standsAs(table, device, eyes) === 'onlooker')
    const shared = new Set(table.chairs.flatMap((chair) => chair?.phone ?? []))
    const phones = [...shared].filter((phone) => this.holds(table, phone)).length
    const here = { is: 'here', seats, away, watchers, screens, foreign, ...(phones > 0 && { phones }) } as const
    for (const guest of this.#guests.keys()) this.#say(guest, here)
    this.voices.settle(table)
  }

  /** Sees those to the door who may no longer be here. */
  showOut(table: Table): void {
    for (const guest of [...this.#guests.keys()].filter(({ device }) => table.barred.includes(device))) {
      this.#guests.delete(guest)
      this.voices.part(guest)
      this.#say(guest, { is: 'bye', why: 'kicked' })
    }
  }

  /** Hangs up on somebody who shall come again. */
  sendOn(guest: Guest): void {
    this.#say(guest, { is: 'bye', why: 'restart' })
  }

  /** One who cannot be told keeps nobody else from hearing it. */
  #say(guest: Guest, frame: Frame): void {
    attempt(this.#ports.metrics, 'notice', () => guest.send(frame))
  }
}
