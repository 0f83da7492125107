/** A store without a disk: what is committed stays, whatever becomes of the house that wrote it. */
import { sure } from '../../kernel/at.ts'
import type { Address } from '../../protocol/asks.ts'
import type { Card } from '../../protocol/frames.ts'
import type { InsideCard, Line, Store, Summary, TableWrite } from '../../server/store/store.ts'

interface Kept extends Summary {
  readonly lines: Line[]
  readonly commands: Map<string, Line>
  readonly opened: NonNullable<TableWrite['opened']>
  snapshot: TableWrite['snapshot'] | undefined
}

export class Disk {
  readonly #tables = new Map<string, Kept>()
  readonly #members = new Map<string, Set<string>>()
  readonly #addresses = new Map<string, Address>()
  /** Hears of everything that is durable from now on. */
  onWrite: (write: TableWrite) => void = () => {}

  /** Writes what can be written, write by write, and names the tables that lost. */
  commit(writes: readonly TableWrite[]): Set<string> {
    return new Set(writes.filter((write) => !this.#write(write)).map(({ code }) => code))
  }

  #write(write: TableWrite): boolean {
    const kept = this.#tables.get(write.code)
    if (write.opened ? kept || this.openedBy(write.opened.command) : !kept) return false
    const table = kept ?? fresh(write)
    const commands = write.lines.flatMap(({ command }) => (command === null ? [] : [command]))
    const again = new Set(commands).size < commands.length || commands.some((command) => table.commands.has(command))
    if (again || write.lines.some(({ seq }, at) => seq !== table.lines.length + 1 + at)) return false
    const { bound, device = '' } = write.opened ?? {}
    if (bound && this.openTables(device, bound.since) >= bound.most) return false
    this.#tables.set(write.code, table)
    for (const line of write.lines) {
      table.lines[line.seq - 1] = line
      if (line.command !== null) table.commands.set(line.command, line)
    }
    Object.assign(table, write.summary)
    if (write.snapshot && write.snapshot.seq > (table.snapshot?.seq ?? 0)) table.snapshot = write.snapshot
    for (const device of write.joined) {
      this.#members.set(device, (this.#members.get(device) ?? new Set()).add(write.code))
    }
    this.onWrite(write)
    return true
  }

  openedBy(command: string): string | undefined {
    return [...this.#tables].find(([, { opened }]) => opened.command === command)?.[0]
  }

  lines(code: string, from: number): Line[] {
    return (this.#tables.get(code)?.lines ?? []).slice(from - 1)
  }

  answered(code: string, command: string): Line | undefined {
    return this.#tables.get(code)?.commands.get(command)
  }

  load(code: string) {
    const kept = this.#tables.get(code)
    if (!kept) return undefined
    const { snapshot } = kept
    const lines = this.lines(code, (snapshot?.seq ?? 0) + 1)
    return snapshot ? { snapshot: snapshot.text, lines } : { lines }
  }

  cards(which: (card: Summary['card'], code: string) => boolean, most: number): InsideCard[] {
    const found = [...this.#tables].filter(([code, { card }]) => which(card, code)).map(([, kept]) => kept)
    return found
      .sort((a, b) => b.card.touched - a.card.touched)
      .slice(0, most)
      .map(({ card: { listed: _, ...card }, inside }) => ({ ...card, inside }))
  }

  addressOf(device: string): Address | undefined {
    return this.#addresses.get(device)
  }

  setAddress(device: string, address: Address): void {
    for (const [other, { endpoint }] of this.#addresses)
      if (endpoint === address.endpoint) this.#addresses.delete(other)
    this.#addresses.set(device, address)
  }

  dropAddress(device: string, endpoint?: string): void {
    const known = this.#addresses.get(device)?.endpoint
    if (endpoint === undefined || endpoint === known) this.#addresses.delete(device)
  }

  belongs(device: string, code: string): boolean {
    return this.#members.get(device)?.has(code) ?? false
  }

  devices(beginning: string): string[] {
    const all = new Set([...this.#members.keys(), ...this.#addresses.keys()])
    return [...all].filter((device) => device.startsWith(beginning)).sort()
  }

  rename(code: string, lines: readonly Line[], from: string, to: string): 'done' | 'too late' {
    const kept = this.#tables.get(code)
    if (kept?.lines.length !== lines.length - 1) return 'too late'
    const commands = new Map(lines.flatMap((line) => (line.command === null ? [] : [[line.command, line] as const])))
    const opened = JSON.parse(
      JSON.stringify(kept.opened).replaceAll(from, to).replaceAll(from.slice(0, 16), to.slice(0, 16)),
    )
    const inside = JSON.parse(JSON.stringify(kept.inside).replaceAll(from, to))
    this.#tables.set(code, { ...kept, lines: [...lines], commands, opened, inside, snapshot: undefined })
    this.#part(from, code)
    this.#members.set(to, (this.#members.get(to) ?? new Set()).add(code))
    return 'done'
  }

  erase(code: string): void {
    this.#tables.delete(code)
    for (const device of this.#members.keys()) this.#part(device, code)
  }

  #part(device: string, code: string): void {
    const codes = this.#members.get(device)
    codes?.delete(code)
    if (codes?.size === 0) this.#members.delete(device)
  }

  openTables(device: string, since: number): number {
    const tables = [...this.#tables.values()].filter(({ opened }) => opened.device === device)
    const isOpen = ({ card: { stage, touched } }: Kept) =>
      stage !== 'closed' && stage !== 'abandoned' && touched >= since
    return tables.filter(isOpen).length
  }

  latest(): number {
    return Math.max(0, ...[...this.#tables.values()].map(({ card }) => card.touched))
  }

  due(before: number): string[] {
    const due = [...this.#tables].flatMap(([code, { due }]) => (due !== null && due <= before ? [{ code, due }] : []))
    return due.sort((a, b) => a.due - b.due).map(({ code }) => code)
  }
}

function fresh({ opened, summary }: TableWrite): Kept {
  return {
    lines: [],
    commands: new Map(),
    opened: sure(opened, 'opened'),
    snapshot: undefined,
    ...sure(summary, 'summary'),
  }
}

function asListed({ inside: _, ...card }: InsideCard): Card {
  return card
}

/** How a house reaches the disk. `write` decides when a commit happens and when it is heard of, if ever. */
export function storeOn(
  disk: Disk,
  write: (commit: () => Set<string>, writes: readonly TableWrite[]) => Promise<Set<string>>,
): Store {
  return {
    append: (writes) => write(() => disk.commit(writes), writes),
    answered: async (code, command) => {
      const line = disk.answered(code, command)
      return line && { seq: line.seq, chain: line.chain }
    },
    commands: async (code, beginning) =>
      disk.lines(code, 1).flatMap(({ command }) => (command?.startsWith(beginning) ? [command] : [])),
    openedBy: async (command) => disk.openedBy(command),
    load: async (code) => disk.load(code),
    lines: async (code, from) => disk.lines(code, from),
    listed: async (most) => disk.cards(({ listed }) => listed === 'listed', most).map(asListed),
    mine: async (device, most) => disk.cards((_, code) => disk.belongs(device, code), most),
    joined: async (device, code) => disk.belongs(device, code),
    openTables: async (device, since) => disk.openTables(device, since),
    latest: async () => disk.latest(),
    due: async (before) => disk.due(before),
    addressOf: async (device) => disk.addressOf(device),
    setAddress: async (device, address) => disk.setAddress(device, address),
    dropAddress: async (device, endpoint) => disk.dropAddress(device, endpoint),
    tables: async (most, before) => disk.cards(({ touched }) => touched < before, most).map(asListed),
    devices: async (beginning, most) => disk.devices(beginning).slice(0, most),
    rename: async (code, lines, from, to) => disk.rename(code, lines, from, to),
    erase: async (code) => disk.erase(code),
    check: async () => {},
    close: async () => {},
  }
}
