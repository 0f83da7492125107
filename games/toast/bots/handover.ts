/**
 * A taster whose napkin is empty hands the goblets over to their noble, who may toast at once unless the taster looks (T7.5): so they do
 * not look any more, and the goblets count as they stand.
 */
import type { Court } from '../../banquet/bots/court.ts'
import { houseOf, isTaster } from '../../banquet/houses.ts'
import type { Move, Toast, ToastView } from '../state.ts'
import { court } from './court.ts'
import { foreseen, standing } from './threat.ts'

/** T6.2 */
const LOOKS: ReadonlySet<Move['kind']> = new Set<Move['kind']>(['peek', 'look', 'dip'])

export function isHandover({ table, seat }: ToastView): boolean {
  return isTaster(table, seat) && table.screens[houseOf(table, seat)] === 0
}

/** The noble toasts now, or somebody else may before the pair's next turn: either is as likely. */
export const handover: Court<Toast> = {
  ...court,
  wish: (mind, table) => (standing(table, mind.goblets, mind.house) + foreseen(mind, table)) / 2,
}

export function withoutLooks(open: readonly Move[]): Move[] {
  return open.filter(({ kind }) => !LOOKS.has(kind))
}
