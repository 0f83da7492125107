/** What goes onto paper with a deed. */
import { dueAt } from './clock.ts'
import type { Deed, Device } from './deeds.ts'
import { snapshotOf } from './history.ts'
import type { Limits } from './limits.ts'
import type { Line, Page } from './store/store.ts'
import { cardOf, type Table } from './table.ts'

export function pageOf(table: Table, deed: Deed, line: Line, limits: Limits): Page {
  return {
    ...summaryOf(table, limits),
    lines: [line],
    joined: joinedBy(deed),
    ...(deed.kind === 'opened' && { opened: { device: deed.host, command: line.command! } }),
    ...(table.seq % limits.snapshotEvery === 0 && { snapshot: { seq: table.seq, text: snapshotOf(table) } }),
  }
}

/** Nothing new, but a snapshot for a quick start the next time. */
export function lastPageOf(table: Table, limits: Limits): Page {
  const snapshot = { seq: table.seq, text: snapshotOf(table) }
  return { ...summaryOf(table, limits), lines: [], joined: [], snapshot }
}

function joinedBy(deed: Deed): Device[] {
  if (deed.kind === 'opened') return [deed.host]
  return deed.kind === 'sat' || deed.kind === 'moved' ? [deed.device] : []
}

function summaryOf(table: Table, limits: Limits): Omit<Page, 'lines' | 'joined'> {
  const card = { ...cardOf(table), listed: table.settings.listed }
  return { code: table.code, card, due: dueAt(table, limits) ?? null }
}
