/** How often somebody may ask. Moves have their own measure, the turn; all else costs the house work whenever it is asked. */
import type { Ask } from '../../protocol/asks.ts'
import { RateLimit } from '../net/rate-limit.ts'
import type { Guest, Ports } from '../ports.ts'

/** One for a device, and one for all devices behind an address. */
interface Pair {
  readonly device: RateLimit
  readonly address: RateLimit
}

export class Pace {
  readonly #entering: Pair
  readonly #asking: Pair
  readonly #laying: RateLimit
  readonly #neighbours: Ports['neighbours']

  constructor({ limits, clock, neighbours }: Pick<Ports, 'limits' | 'clock' | 'neighbours'>) {
    this.#neighbours = neighbours
    const now = () => clock.now()
    const pair = (burst: number, every: number): Pair => ({
      device: new RateLimit(burst, every, now),
      address: new RateLimit(burst * limits.devicesBehind, every / limits.devicesBehind, now),
    })
    this.#entering = pair(limits.enterBurst, limits.enterEvery)
    this.#asking = pair(limits.askBurst, limits.askEvery)
    this.#laying = new RateLimit(limits.tablesBurst, limits.tablesEvery, now)
  }

  /** Whether this may be asked now; it is counted. */
  allows(guest: Guest, { is }: Ask): boolean {
    if (is === 'move') return true
    // To forget somebody is to write their tables anew.
    if ((is === 'create' || is === 'forget' || is === 'found') && !this.#lays(guest.address)) return false
    return this.#takes(is === 'enter' ? this.#entering : this.#asking, guest)
  }

  #lays(address: string): boolean {
    const may = this.#laying.take(address)
    if (may) this.#neighbours.count('table laid', address)
    return may
  }

  /** A table was laid from there in another house. */
  counted(address: string): void {
    this.#laying.take(address)
  }

  #takes({ device, address }: Pair, guest: Guest): boolean {
    return device.take(guest.device) && address.take(guest.address)
  }
}
