/** From so many keys on, those that are as good as new are forgotten, once a second at most. */
const MANY = 10_000
const SWEEP = 1000

/** So many at once, then one each so often; for each key on its own. */
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
    const full = Math.max(now, this.#full.get(key) ?? now)
    if (full + this.#every > now + this.#most * this.#every) return false
    this.#full.set(key, full + this.#every)
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
