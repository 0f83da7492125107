/** What whoever keeps the house may do: see which tables there are, close one, and be rid of what was or somebody wants forgotten. */
import { betsForm, betsOf } from '../../protocol/bets.ts'
import { circleForm } from '../../protocol/circle.ts'
import type { Card } from '../../protocol/frames.ts'
import type { Formerly } from '../circle/forgetting.ts'
import type { Ports } from '../ports.ts'
import { isOpen } from '../table/conduct/hosting.ts'
import type { Device } from '../table/deed.ts'
import { devicesOf, withoutDevice } from '../table/forgetting.ts'
import { circleAmong } from '../table/history.ts'
import type { Table } from '../table/table.ts'
import type { Bets } from './bets.ts'
import type { Circles } from './circles.ts'
import type { Desk } from './desk.ts'
import { isTable } from './own-tables.ts'
import { untilRenamed } from './renaming.ts'
import { Tidying } from './tidying.ts'

/** Later than anything that has happened. */
const NOW = Number.MAX_SAFE_INTEGER

export class Keeper {
  readonly #ports: Ports
  readonly #circles: Circles
  readonly #bets: Bets
  readonly #deskOf: (code: string) => Desk
  readonly #tidying: Tidying

  constructor(ports: Ports, circles: Circles, bets: Bets, deskOf: (code: string) => Desk) {
    this.#ports = ports
    this.#circles = circles
    this.#bets = bets
    this.#deskOf = deskOf
    this.#tidying = new Tidying(ports, { shelf: circles.shelf, deskOf, clear: (code) => this.#clear(code) })
  }

  /** The last touched first. Nothing of a hand, a name or a device. */
  async tables(most: number): Promise<readonly Card[]> {
    return (await this.#ports.store.tables(most, NOW)).filter(isTable)
  }

  /** As its host could close it. */
  async close(code: string): Promise<'done' | 'no table' | 'not now'> {
    let came: 'done' | 'no table' | 'not now' = 'no table'
    await this.#deskOf(code).does((table: Table | undefined) => {
      if (!table) return undefined
      came = isOpen(table) ? 'done' : 'not now'
      return came === 'done' ? { kind: 'closed' } : undefined
    })
    return came
  }

  /** Whoever is there is told that the table is closed; then nothing of it is left. */
  async erase(code: string): Promise<'done' | 'no table'> {
    if ((await this.close(code)) === 'no table') return 'no table'
    await this.#clear(code)
    return 'done'
  }

  /** The devices whose names begin so; more than one, if that is not enough to tell. */
  devices(beginning: string): Promise<readonly Device[]> {
    return this.#ports.store.devices(beginning, 2)
  }

  /** Says at how many tables it was known. */
  async forget(device: Device): Promise<number> {
    const { store } = this.#ports
    await store.dropAddress(device)
    const kept = await store.mine(device, NOW)
    const circles = await this.#circlesOf(kept.filter(isTable), device)
    // Before the tables that lead to them: should the house fall meanwhile, they are found again.
    for (const [circle, formerly] of circles) await this.#circles.forgetGuest(circle, device, formerly)
    for (const { code } of kept) {
      if (circleForm.test(code)) await this.#circles.forget(code, device)
      else if (betsForm.test(code)) await this.#bets.forget(code, device)
      else await untilRenamed(this.#ports, code, device, withoutDevice, (work) => this.#deskOf(code).change(work))
    }
    // A game may have come into the book meanwhile.
    for (const [circle, formerly] of circles) await this.#circles.forgetGuest(circle, device, formerly)
    return kept.filter(isTable).length
  }

  /**
   * Whose tables these are, and on which devices somebody was there: in the book of a circle stands who has played at one of its
   * tables, also who never came into it.
   */
  async #circlesOf(tables: readonly Card[], device: Device): Promise<ReadonlyMap<string, Formerly>> {
    const circles = new Map<string, Map<string, ReadonlyMap<Device, number>>>()
    for (const { code } of tables) {
      const lines = await this.#ports.store.lines(code, 1)
      const circle = circleAmong(lines)
      if (circle === undefined) continue
      const formerly = circles.get(circle) ?? new Map()
      circles.set(circle, formerly.set(code, devicesOf(lines, device)))
    }
    return circles
  }

  /** A table, and what was bet at it. */
  #clear(code: string): Promise<void> {
    const { store } = this.#ports
    return this.#deskOf(code).change(async () => {
      await store.erase(code)
      await store.erase(betsOf(code))
    })
  }

  /** Erases some of what nobody has touched for longer than the house keeps it. */
  tidy(): Promise<void> {
    return this.#tidying.tidy()
  }
}
