/**
 * What all saw done with the goblets of this course, as an attentive guest keeps it in mind. It says no more than that; it lies in the
 * box, so that no page shows it, and is laid before bots alone.
 */
import { sure } from '../../kernel/at.ts'
import type { BanquetState, Deed, House, Place, Trail } from './state.ts'

/** Made at every pour, so it takes the ring from the table and does not go through `named`. */
export function trail({ table, agenda }: BanquetState, place: Place): Trail {
  const ring = table.rings ? sure(table.rings[place], 'ring') : null
  return { when: agenda.question, round: table.round, at: place, or: null, ring, place }
}

/** Somebody is about to do this with the goblet at that place. */
export function note(state: BanquetState, kind: Deed['kind'], by: House, place: Place): void {
  const { table, box } = state
  if (!box.annals || table.dial === 'none') return
  const { when, round, at, or, ring, place: stood } = trail(state, place)
  box.annals.push({ kind, by, called: table.call !== null, when, round, at, or, ring, place: stood })
}
