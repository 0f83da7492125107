/** What nobody has touched for longer than the house keeps it is erased, unless somebody still waits for something there. */
import { betsForm } from '../../protocol/bets.ts'
import { circleForm } from '../../protocol/circle.ts'
import type { Ports } from '../ports.ts'
import type { CircleShelf } from './circle-shelf.ts'
import type { Desk } from './desk.ts'

/** However late it is. */
const EVER = Number.MAX_SAFE_INTEGER
/** A few at a time: whoever plays meanwhile shall not wait for it. */
const AT_ONCE = 20

interface Means {
  readonly shelf: Pick<CircleShelf, 'load'>
  deskOf(code: string): Desk
  /** Erases a table, and what was bet at it. */
  clear(table: string): Promise<void>
}

export class Tidying {
  readonly #ports: Ports
  readonly #means: Means
  /** So many that are old were left where they are: others may lie behind them. */
  #left = 0

  constructor(ports: Ports, means: Means) {
    this.#ports = ports
    this.#means = means
  }

  /** Erases some of what is old. */
  async tidy(): Promise<void> {
    const { store, clock, limits } = this.#ports
    if (!Number.isFinite(limits.keep)) return
    const before = (clock.atLeast?.() ?? clock.now()) - limits.keep
    const old = await store.tables(AT_ONCE + this.#left, before)
    const due = new Set(old.length > 0 ? await store.due(EVER) : [])
    let erased = 0
    for (const { code } of old) {
      if (erased === AT_ONCE) break
      if (due.has(code) || (await this.#isAwaited(code, before))) continue
      await this.#erase(code)
      erased++
    }
    this.#left = old.length - erased
  }

  async #isAwaited(code: string, before: number): Promise<boolean> {
    // An evening that is planned is as if the circle had been touched then.
    if (circleForm.test(code)) return ((await this.#means.shelf.load(code))?.next?.at ?? -Infinity) >= before
    // What was bet goes with its table.
    if (betsForm.test(code)) return (await this.#ports.store.load(code.slice(1))) !== undefined
    return this.#isVisited(code)
  }

  /** Is anybody there, in whatever house? */
  async #isVisited(table: string): Promise<boolean> {
    const { neighbours } = this.#ports
    const desk = this.#means.deskOf(table)
    if (desk.audience.guests.size > 0) return true
    if (neighbours.company === 'none') return false
    // Of tables that are at hand it is known who is there.
    await desk.read(() => {})
    return neighbours.at(table).guests.length > 0
  }

  #erase(code: string): Promise<void> {
    return circleForm.test(code) || betsForm.test(code) ? this.#ports.store.erase(code) : this.#means.clear(code)
  }
}
