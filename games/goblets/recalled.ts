import { copy } from '../../kernel/state.ts'
import type { Deed } from '../banquet/state.ts'
import type { GobletsState, GobletsView } from './state.ts'

/** The same table as one who forgets nothing sees it: bots do, and no page shows it. */
export function recalled(state: GobletsState): GobletsState {
  const { table, box } = state
  return box.annals ? { ...state, table: { ...table, annals: box.annals } } : state
}

/** The same view with a record of who poured where, if it came with annals. */
export function attentive(view: GobletsView): GobletsView {
  const { annals, ...table } = view.table
  if (!annals || table.dial !== 'mine') return { ...view, table }
  return { ...view, table: { ...table, dial: 'record', record: annals.filter(({ kind }) => kind === 'pour') } }
}

/** Deeds go back into the box, and the table shows no more than it did. */
export function laid({ table, box }: GobletsState, saw: GobletsView, { table: { annals } }: GobletsView): void {
  table.dial = saw.table.dial
  table.record = copy(saw.table.record) as GobletsState['table']['record']
  box.annals = annals ? (copy(annals) as Deed[]) : null
}
