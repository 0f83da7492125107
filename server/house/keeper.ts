/** What whoever keeps the house may do: see which tables there are, close one, and be rid of what was or somebody wants forgotten. */
import { circleForm } from '../../protocol/circle.ts'
import type { Card } from '../../protocol/frames.ts'
import type { Ports } from '../ports.ts'
import { isOpen } from '../table/conduct/hosting.ts'
import type { Device } from '../table/deed.ts'
import { withoutDevice } from '../table/forgetting.ts'
import type { Table } from '../table/table.ts'
import type { Circles } from './circles.ts'
import type { Desk } from './desk.ts'

/** Later than anything that has happened. */
const NOW = Number.MAX_SAFE_INTEGER
/** Old tables are erased a few at a time: whoever plays meanwhile shall not wait for it. */
const AT_ONCE = 20

const isCircle = ({ code }: Card) => circleForm.test(code)

export class Keeper {
  readonly #ports: Ports
  readonly #circles: Circles
  readonly #deskOf: (code: string) => Desk

  constructor(ports: Ports, circles: Circles, deskOf: (code: string) => Desk) {
    this.#ports = ports
    this.#circles = circles
    this.#deskOf = deskOf
  }

  /** The last touched first. Nothing of a hand, a name or a device. */
  async tables(most: number): Promise<readonly Card[]> {
    return (await this.#ports.store.tables(most, NOW)).filter((card) => !isCircle(card))
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
    await this.#deskOf(code).change(() => this.#ports.store.erase(code))
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
    const [circles, tables] = [kept.filter(isCircle), kept.filter((card) => !isCircle(card))]
    for (const { code } of circles) await this.#circles.forget(code, device)
    for (const { code } of tables) await this.#forgetAt(code, device)
    return tables.length
  }

  /** Until nobody was faster. */
  async #forgetAt(code: string, device: Device): Promise<void> {
    const { store, clock, fresh } = this.#ports
    const other = fresh(32)
    let came: 'done' | 'too late' = 'too late'
    const rename = async () => {
      const lines = await store.lines(code, 1)
      came = await store.rename(code, withoutDevice(lines, device, other, clock.now()), device, other)
    }
    while (came === 'too late') await this.#deskOf(code).change(rename)
  }

  /** Erases some of what nobody has touched for longer than the house keeps it. */
  async tidy(): Promise<void> {
    const { store, clock, limits } = this.#ports
    if (!Number.isFinite(limits.keep)) return
    const old = await store.tables(AT_ONCE, clock.now() - limits.keep)
    for (const { code } of old) {
      const desk = this.#deskOf(code)
      if (desk.audience.guests.size === 0) await desk.change(() => store.erase(code))
    }
  }
}
