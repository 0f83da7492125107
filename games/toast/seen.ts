/** What a move may tell, besides what it tells at every such table. */
import { sure } from '../../kernel/at.ts'
import type { Reveal } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import { houseOf, isTaster } from '../banquet/houses.ts'
import { reveals as always } from '../banquet/seen.ts'
import { characterOf } from './characters/index.ts'
import type { Move, ToastView } from './state.ts'

export function reveals(view: ToastView, by: Seat, move: Move): Reveal {
  return isDrawing(view, by, move) || isLastBeforeDrinking(view, by, move.kind) ? 'secret' : always(view, by, move)
}

/** Whether I draw from the bag when this has been done: what comes depends on what the others hold (T1.4, C11). */
function isDrawing({ table, agenda, seat }: ToastView, by: Seat, { kind }: Move): boolean {
  const own = houseOf(table, seat)
  const mine = houseOf(table, by) === own
  if (kind === 'exchange') return mine
  const isLast = agenda.asked.length === 1
  const again = table.again[own] === true
  return isLast && ((kind === 'keep' && again) || (kind === 'again' && (mine || again)))
}

/** Whether everybody drinks when this has been done. */
function isLastBeforeDrinking(view: ToastView, by: Seat, kind: Move['kind']): boolean {
  const { table } = view
  if (table.mode === 'duel') return false
  if (table.stage === 'before') return table.queue.every(({ seat }) => kind !== 'pass' && isPartner(table, by, seat)) // T7.2
  const waits = [...table.nobles.keys()].some((house) => characterOf(table, house).before) // T4.1
  return !waits && (kind === 'toast' || isLastOfAll(view, kind))
}

function isPartner(table: ToastView['table'], one: Seat, other: Seat): boolean {
  return houseOf(table, one) === houseOf(table, other)
}

/** What opens something more of the same turn. */
const OPENING: ReadonlySet<Move['kind']> = new Set<Move['kind']>(['double pour', 'dip', 'look'])

/** T3.4: whether the table calls the Toast when this has been done. */
function isLastOfAll({ table, agenda }: ToastView, kind: Move['kind']): boolean {
  const isTurn = table.stage === 'turn' || table.stage === 'pouring' || table.stage === 'taking'
  if (!isTurn || table.round < table.options.rounds || table.turn !== table.host) return false
  if (isTaster(table, sure(agenda.asked[0], 'seat that is asked')) || OPENING.has(kind)) return false
  if (table.stage === 'turn' && kind === 'pass') return true
  return table.left === 1 && table.pours <= 1
}
