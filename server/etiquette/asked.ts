/** What a table knows when somebody asks for something, and what comes of it: a deed, or a word why not. */
import type { Chance } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Command } from '../../protocol.ts'
import type { ClockName, Refusal } from '../../protocol.words.ts'
import type { Deed, Device } from '../deeds.ts'
import type { Limits } from '../limits.ts'
import { players, seatOf, type Table } from '../table.ts'

/** What the house lends to a table that decides. */
export interface Lent {
  readonly now: number
  readonly limits: Limits
  readonly thinking: Readonly<Record<Exclude<ClockName, 'off'>, number>>
  /** Is the person of this seat connected? */
  here(seat: Seat): boolean
  /** 256 fresh secret bits, as hex. */
  fresh(): string
}

export interface Asked<K extends Command['is']> extends Lent {
  readonly table: Table
  readonly device: Device
  readonly seat: Seat | undefined
  readonly command: Command & { readonly is: K }
}

export type Answers = { readonly [K in Command['is']]: (asked: Asked<K>) => Deed | Refusal }

/** How a deed is done: when, and with luck that writes down what it answers. */
export interface Doing {
  readonly at: number
  readonly chance: Chance
  readonly drawn: readonly number[]
  readonly limits: Limits
}

export type Doings = {
  readonly [K in Deed['kind']]: (table: Table, deed: Deed & { readonly kind: K }, doing: Doing) => void
}

export function isHost({ table, device }: Pick<Asked<never>, 'table' | 'device'>): boolean {
  return table.host === device
}

/** While the host is away, the first person who is here keeps the table going. */
export function keepsGoing({ table, device, seat, here }: Omit<Asked<never>, 'command'>): boolean {
  const host = seatOf(table, table.host)
  if (table.host === device) return true
  const away = host === undefined || !here(host)
  return away && seat !== undefined && seat === players(table).find(here)
}
