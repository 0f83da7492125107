/** What is written with a deed. */
import { same } from '../../kernel/state.ts'
import { awaited } from '../letters/due.ts'
import type { Limits } from '../limits.ts'
import type { Line, Summary, TableWrite } from '../store/store.ts'
import { dueAt } from '../table/clock.ts'
import type { Deed, Device } from '../table/deed.ts'
import { snapshotOf } from '../table/history.ts'
import { cardOf } from '../table/room.ts'
import type { Table } from '../table/table.ts'

/** The writes of one table. What need not be said again is not: most moves are a line and nothing else. */
export class TableWriter {
  readonly #limits: Limits
  #known: Summary | undefined
  #unwritten: readonly Line[] = []

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** What was done and is not yet known to be written. */
  get unwritten(): readonly Line[] {
    return this.#unwritten
  }

  write(table: Table, deed: Deed, line: Line): TableWrite {
    this.#unwritten = [...this.#unwritten, line]
    const takesSnapshot = table.seq % this.#limits.snapshotEvery === 0
    const summary = summaryOf(table, this.#limits)
    const news = takesSnapshot || !this.#known || !saysTheSame(summary, this.#known)
    this.#known = summary
    return {
      code: table.code,
      lines: [line],
      joined: joinedBy(deed),
      ...(news && { summary }),
      ...(deed.kind === 'opened' && { opened: this.#opened(table, deed.host, line) }),
      ...(takesSnapshot && { snapshot: { seq: table.seq, text: snapshotOf(table) } }),
    }
  }

  #opened({ at }: Table, device: Device, line: Line): NonNullable<TableWrite['opened']> {
    const { tablesPerDevice, tablesWithin } = this.#limits
    return { device, command: openingOf(line), bound: { most: tablesPerDevice, since: at - tablesWithin } }
  }

  /** Everything up to this line is written. */
  written({ seq }: Line): void {
    this.#unwritten = this.#unwritten.filter((line) => line.seq > seq)
  }

  /** Nothing new, but a snapshot for a quick start the next time. */
  last(table: Table): TableWrite {
    const snapshot = { seq: table.seq, text: snapshotOf(table) }
    return { code: table.code, summary: summaryOf(table, this.#limits), lines: [], joined: [], snapshot }
  }

  /** What was to be written may not have been kept. */
  forget(): void {
    this.#known = undefined
    this.#unwritten = []
  }
}

/** The command that opened a table stands in its first line. */
export function openingOf({ command }: Line): string {
  if (command === null) throw new Error('a table that nobody opened')
  return command
}

export function joinedBy(deed: Deed): Device[] {
  // A circle belongs to its tables as a device does, and finds them so.
  if (deed.kind === 'circled') return [deed.circle]
  if (deed.kind === 'opened') return deed.circle ? [deed.host, deed.circle] : [deed.host]
  if (deed.kind === 'sat' || deed.kind === 'moved') return deed.phone ? [deed.device, deed.phone] : [deed.device]
  return deed.kind === 'let in' || deed.kind === 'brought' ? [deed.device] : []
}

/** When something was done last says nothing new of a table. */
function saysTheSame(one: Summary, other: Summary): boolean {
  if (one.due !== other.due || !same(one.inside, other.inside)) return false
  for (const key in one.card) {
    const word = key as keyof Summary['card']
    if (word !== 'touched' && one.card[word] !== other.card[word]) return false
  }
  return true
}

export function summaryOf(table: Table, limits: Limits): Summary {
  const card = { ...cardOf(table), listed: table.settings.listed }
  return { card, due: dueAt(table, limits) ?? null, inside: { asked: awaited(table), ended: endedOf(table) } }
}

/** The game that lies on the table counts once it has come to some end; those before it always have. */
export function endedOf({ stage, round, play }: Table): number {
  return play && stage !== 'playing' ? round : round - 1
}
