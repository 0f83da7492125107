/** How often somebody may ask. Moves have their own measure, the turn; all else costs the house work whenever it is asked. */
import type { Ask, Command } from '../../protocol/asks.ts'
import { PartyLimit, RateLimit } from '../net/rate-limit.ts'
import type { Guest, Ports } from '../ports.ts'

export class Pace {
  readonly #entering: PartyLimit
  readonly #asking: PartyLimit
  readonly #laying: PartyLimit
  readonly #forgetting: RateLimit
  readonly #talk: RateLimit
  readonly #deeds: PartyLimit
  readonly #neighbours: Ports['neighbours']

  constructor({ limits, clock, neighbours }: Pick<Ports, 'limits' | 'clock' | 'neighbours'>) {
    this.#neighbours = neighbours
    const now = () => clock.now()
    this.#entering = new PartyLimit(limits.enterBurst, limits.enterEvery, limits.devicesBehind, now)
    this.#asking = new PartyLimit(limits.askBurst, limits.askEvery, limits.devicesBehind, now)
    this.#laying = new PartyLimit(limits.tablesBurst, limits.tablesEvery, limits.devicesBehind, now)
    this.#forgetting = new RateLimit(limits.forgetBurst, limits.forgetEvery, now)
    this.#talk = new RateLimit(limits.talkBurst, limits.talkEvery, now)
    this.#deeds = new PartyLimit(limits.deedBurst, limits.deedEvery, limits.devicesBehind, now)
  }

  /** Whether this may be asked now; it is counted. */
  allows(guest: Guest, { is }: Ask): boolean {
    if (is === 'move') return true
    if ((is === 'create' || is === 'found') && !this.#lays(guest)) return false
    if (is === 'forget' && !this.#forgetting.take(guest.device)) return false
    return (is === 'enter' ? this.#entering : this.#asking).take(guest.address, guest.device)
  }

  /** Whether this may be done at a table now; it is counted. */
  allowsDeed({ address, device }: Guest, { is }: Command): boolean {
    if (is === 'move') return true
    return is === 'say' || is === 'offer' ? this.#talk.take(device) : this.#deeds.take(address, device)
  }

  #lays({ address, device }: Guest): boolean {
    const may = this.#laying.take(address, device)
    if (may) for (const key of [device, address]) this.#neighbours.count('table laid', key)
    return may
  }

  /** A table was laid in another house. */
  counted(key: string): void {
    this.#laying.count(key)
  }
}
