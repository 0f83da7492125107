/** From so many keys on, those that are as good as new are forgotten, once a second at most. */
const MANY = 10_000
const SWEEP = 1000

/**
 * So many at once, then one each so often. From when as many may be taken at once as at first, to when that will be after one
 * is taken now; nothing if none is left.
 */
export function afterTaking(full: number, most: number, every: number, now: number): number | undefined {
  const after = Math.max(now, full) + every
  return after > now + most * every ? undefined : after
}

/** For each key on its own. */
export class RateLimit {
  readonly #most: number
  readonly #every: number
  readonly #now: () => number
  /** For each key: when it may take as many at once as at first. */
  readonly #full = new Map<string, number>()
  #swept = 0

  constructor(most: number, every: number, now: () => number) {
    this.#most = most
    this.#every = every
    this.#now = now
  }

  /** Takes one, if there is one. */
  take(key: string): boolean {
    const now = this.#now()
    const full = afterTaking(this.#full.get(key) ?? now, this.#most, this.#every, now)
    if (full === undefined) return false
    this.#full.set(key, full)
    if (this.#full.size > MANY && now - this.#swept > SWEEP) this.#forget(now)
    return true
  }

  /** Is there one left? */
  has(key: string): boolean {
    const now = this.#now()
    return (this.#full.get(key) ?? now) + this.#every <= now + this.#most * this.#every
  }

  /** Gives one back that was taken. */
  give(key: string): void {
    const full = this.#full.get(key)
    if (full !== undefined) this.#full.set(key, full - this.#every)
  }

  #forget(now: number): void {
    this.#swept = now
    for (const [key, full] of this.#full) if (full <= now) this.#full.delete(key)
  }
}

/** For each device on its own, and for all of one network together: a whole party may sit behind it, as many as `behind` says. */
export class PartyLimit {
  readonly #device: RateLimit
  readonly #network: RateLimit

  constructor(most: number, every: number, behind: number, now: () => number) {
    this.#device = new RateLimit(most, every, now)
    this.#network = new RateLimit(most * behind, every / behind, now)
  }

  /** Takes one, if there is one for both: whoever is refused has taken none from the others. */
  take(network: string, device: string): boolean {
    return this.#network.has(network) && this.#device.take(device) && this.#network.take(network)
  }

  /** Is there one left for both? */
  has(network: string, device: string): boolean {
    return this.#network.has(network) && this.#device.has(device)
  }

  /** Gives one back that was taken. */
  give(network: string, device: string): void {
    this.#network.give(network)
    this.#device.give(device)
  }

  /** One was taken elsewhere by this device, or from this network: no name of one is that of another. */
  count(key: string): void {
    this.#network.take(key)
    this.#device.take(key)
  }
}
