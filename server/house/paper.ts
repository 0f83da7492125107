/** What goes onto paper with a deed. */

import { awaited } from '../letters/due.ts'
import type { Limits } from '../limits.ts'
import type { Line, Page, Summary } from '../store/store.ts'
import { dueAt } from '../table/clock.ts'
import type { Deed, Device } from '../table/deed.ts'
import { snapshotOf } from '../table/history.ts'
import { cardOf, type Table } from '../table/table.ts'

/** The pages of one table. What a page need not say again, it does not say: most moves are a line and nothing else. */
export class Paper {
  readonly #limits: Limits
  #known = ''

  constructor(limits: Limits) {
    this.#limits = limits
  }

  page(table: Table, deed: Deed, line: Line): Page {
    const takesSnapshot = table.seq % this.#limits.snapshotEvery === 0
    const summary = summaryOf(table, this.#limits)
    const known = JSON.stringify({ ...summary, card: { ...summary.card, touched: 0 } })
    const news = known !== this.#known || takesSnapshot
    this.#known = known
    return {
      code: table.code,
      lines: [line],
      joined: joinedBy(deed),
      ...(news && { summary }),
      ...(deed.kind === 'opened' && { opened: { device: deed.host, command: line.command! } }),
      ...(takesSnapshot && { snapshot: { seq: table.seq, text: snapshotOf(table) } }),
    }
  }

  /** Nothing new, but a snapshot for a quick start the next time. */
  last(table: Table): Page {
    const snapshot = { seq: table.seq, text: snapshotOf(table) }
    return { code: table.code, summary: summaryOf(table, this.#limits), lines: [], joined: [], snapshot }
  }

  /** What was written may not have been kept. */
  forget(): void {
    this.#known = ''
  }
}

export function joinedBy(deed: Deed): Device[] {
  if (deed.kind === 'opened') return [deed.host]
  if (deed.kind === 'sat' || deed.kind === 'moved') return deed.phone ? [deed.device, deed.phone] : [deed.device]
  return deed.kind === 'let in' ? [deed.device] : []
}

export function summaryOf(table: Table, limits: Limits): Summary {
  const card = { ...cardOf(table), listed: table.settings.listed }
  return { card, due: dueAt(table, limits) ?? null, inside: { asked: awaited(table), ended: endedOf(table) } }
}

/** The game that lies on the table counts once it has come to some end; those before it always have. */
function endedOf({ stage, round, play }: Table): number {
  return play && stage !== 'playing' ? round : round - 1
}
