/** The columns of the ledger: what opens a course, everybody's turn, and from the call of the Toast to the last drop. */
import type { Moment } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Banquet, BanquetState } from './state.ts'

const OPENING = ['redraw', 'grievance', 'beginning']

/** A step belongs to the turn in which it was made, although with it the next may have begun. */
export function columns<G extends Banquet>(moments: readonly Moment<G>[]): { at: number; seat: Seat | undefined }[] {
  let last = ''
  return moments.flatMap((moment, at) => {
    const { state } = moments[at - 1] ?? moment
    const { key, seat } = columnOf(state)
    if (key === last) return []
    last = key
    return [{ at, seat }]
  })
}

function columnOf({ table }: BanquetState): { readonly key: string; readonly seat: Seat | undefined } {
  const { course, round, turn, stage, call, nobles } = table
  if (OPENING.includes(stage)) return { key: `${course}`, seat: undefined }
  if (call) return { key: `${course} toast`, seat: nobles[call.house] }
  return { key: `${course} ${round} ${turn}`, seat: nobles[turn] }
}
