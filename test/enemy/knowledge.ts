/** Which hands the enemy may know: those dealt to their own chairs, and those that somebody let them see. Nothing else. */
import type { Seat } from '../../kernel/state.ts'
import type { Deed, Device } from '../../server/table/deed.ts'
import { chairAt, type Table } from '../../server/table/table.ts'
import { limits } from './side.ts'

/** Since when this honest device is away; undefined while it is at the table. */
export type AwaySince = (device: Device) => number | undefined

export class Knowledge {
  readonly #enemies: () => readonly Device[]
  readonly #awaySince: AwaySince
  readonly #now: () => number
  readonly #known = new Map<string, Set<Seat>>()
  readonly #news = new Set<string>()
  /** How often they were let in, as they may be. */
  letIn = 0

  constructor(enemies: () => readonly Device[], awaySince: AwaySince, now: () => number) {
    this.#enemies = enemies
    this.#awaySince = awaySince
    this.#now = now
  }

  of(code: string): readonly Seat[] {
    return [...(this.#known.get(code) ?? [])].sort((a, b) => a - b)
  }

  /** Has something come to it since this was last asked? */
  isNew(code: string): boolean {
    return this.#news.delete(code)
  }

  /** What is about to happen at the true table may let them know a hand. */
  before(table: Table, deed: Deed): void {
    if (deed.kind !== 'let in' || !this.#enemies().includes(deed.device) || !this.#mayLookIn(table, deed.seat)) return
    this.letIn++
    this.#known.get(table.code)?.add(deed.seat)
    this.#news.add(table.code)
  }

  after({ code, chairs }: Table, deed: Deed): void {
    if (deed.kind !== 'dealt') return
    const own = chairs.flatMap((chair, seat) => (chair?.device && this.#enemies().includes(chair.device) ? [seat] : []))
    this.#known.set(code, new Set(own))
  }

  /**
   * The owner has said so beforehand; or they are away for long, and nobody honest is there who could agree: none of those
   * in this world ever does. Then two devices at least have to agree, and these are the enemy's own.
   */
  #mayLookIn(table: Table, seat: Seat): boolean {
    const { device, welcomes } = chairAt(table, seat)
    if (device === null || this.#enemies().includes(device)) return false
    if (welcomes === 'helpers') return true
    const gone = this.#awaySince(device)
    if (gone === undefined || this.#now() < gone + limits.sitInAfter) return false
    const voices = table.chairs.filter((chair, at) => chair?.device && at !== seat)
    const honest = voices.filter((chair) => chair?.device && !this.#enemies().includes(chair.device))
    const absent = honest.every((chair) => {
      const since = chair?.device ? this.#awaySince(chair.device) : undefined
      return since !== undefined && (chair?.bot || this.#now() >= since + limits.awayGrace)
    })
    return absent && voices.length - honest.length >= 2
  }
}
