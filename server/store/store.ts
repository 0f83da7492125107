/** Where tables are kept. Entries are keyed by table and number, so of two writers one loses; nothing is ever rewritten. */
import type { Address } from '../../protocol/asks.ts'
import type { Card } from '../../protocol/frames.ts'
import type { Device } from '../table/deed.ts'

/** A deed as it is written. */
export interface Line {
  readonly seq: number
  /** Who asked for it under which id: the same command is never done twice. */
  readonly command: string | null
  readonly text: string
  /** What its acknowledgement said of the chain. */
  readonly chain: string
}

/** What is kept of a table beside its lines: its entry in lists, and when something is due there. */
export interface Summary {
  readonly card: Card & { readonly listed: 'listed' | 'link' }
  readonly due: number | null
  readonly inside: Inside
}

/** What only the devices of a table are told of it. */
export interface Inside {
  /** The devices for which it waits; null while no game goes on. */
  readonly asked: readonly Device[] | null
  /** The last game that came to some end, or 0. */
  readonly ended: number
}

/** A card in the list of one of the table's devices. */
export interface InsideCard extends Card {
  readonly inside: Inside
}

/** What one commit adds to one table. */
export interface TableWrite {
  readonly code: string
  readonly lines: readonly Line[]
  /** Only if it has changed; a table's first write has it. */
  readonly summary?: Summary
  /** Devices that now belong to it. */
  readonly joined: readonly Device[]
  readonly snapshot?: { readonly seq: number; readonly text: string }
  /** Only on a table's first write: the command that opened it. */
  readonly opened?: {
    readonly device: Device
    readonly command: string
    /** The write comes too late if the device has more open tables then, at which something happened since. */
    readonly bound?: { readonly most: number; readonly since: number }
  }
}

/** What an acknowledgement says. */
export interface Answer {
  readonly seq: number
  readonly chain: string
}

/** What whoever keeps the house asks of its store. */
export interface Keeping {
  /** The tables at which nothing happened since then, those at which something happened last first. */
  tables(most: number, before: number): Promise<readonly Card[]>
  /** The devices whose names begin so. */
  devices(beginning: string, most: number): Promise<readonly Device[]>
  /** Takes these lines for those of a table, in which a device has another name; the last is new. `too late`: somebody has written it. */
  rename(code: string, lines: readonly Line[], from: Device, to: Device): Promise<'done' | 'too late'>
  /** Nothing of this table is left. */
  erase(code: string): Promise<void>
}

export interface Store extends Keeping {
  /** Writes all of it at once and durably. Tables whose write came too late (somebody else wrote that line) are named. */
  append(writes: readonly TableWrite[]): Promise<ReadonlySet<string>>
  /** What a command was answered, if it was done. */
  answered(code: string, command: string): Promise<Answer | undefined>
  /** The commands that were done at a table and begin so. */
  commands(code: string, beginning: string): Promise<readonly string[]>
  /** The table that a command opened. */
  openedBy(command: string): Promise<string | undefined>
  /** The last snapshot and the lines after it; undefined if there is no such table. */
  load(code: string): Promise<{ readonly snapshot?: string; readonly lines: readonly Line[] } | undefined>
  lines(code: string, from: number): Promise<readonly Line[]>
  listed(most: number): Promise<readonly Card[]>
  mine(device: Device, most: number): Promise<readonly InsideCard[]>
  /** Has this device ever belonged to that table? Asked before anything of the table is read for it. */
  joined(device: Device, code: string): Promise<boolean>
  /** How many tables this device opened that are neither closed nor abandoned, and at which something happened since. */
  openTables(device: Device, since: number): Promise<number>
  /** The latest time at which anything happened at any table; 0 before the first. */
  latest(): Promise<number>
  /** The tables at which something is due by then. */
  due(before: number): Promise<readonly string[]>
  /** Where letters to a device go, if it wants any. */
  addressOf(device: Device): Promise<Address | undefined>
  /** From now on they go there. What was another device's address is so no longer. */
  setAddress(device: Device, address: Address): Promise<void>
  /** No more letters to a device; if an endpoint is named, only if that is still its address. */
  dropAddress(device: Device, endpoint?: string): Promise<void>
  /** Fails if nothing can be read or written just now. */
  check(): Promise<void>
  close(): Promise<void>
}
