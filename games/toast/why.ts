import { sure } from '../../kernel/at.ts'
import { houseOf, isNobleOfPair, isTaster } from '../banquet/houses.ts'
import type { Mode } from '../banquet/state.ts'
import { moves } from './moves.ts'
import type { Move, Stage, ToastView } from './state.ts'

type Kind = Move['kind']

/** The clause that says whose turn it is. */
const TURNS: Readonly<Record<Mode, string>> = { single: 'T3.1', pairs: 'T7.1', duel: 'T5.2' }

/** The clause of what only a special moment knows. */
const MOMENTS: Partial<Record<Kind, string>> = { keep: 'T1.4', again: 'T1.4', accuse: 'T2.1', drink: 'T5.3' }

/** What only a character can do. */
const ABILITIES: ReadonlySet<Kind> = new Set<Kind>([
  'veil',
  'confess',
  'trade',
  'double pour',
  'exchange',
  'look',
  'dip',
  'take',
  'foretell',
])

/** The clause that says what is asked instead. */
const STAGES: Partial<Record<Stage, string>> = {
  redraw: 'T1.4',
  grievance: 'T2.1',
  beginning: 'T6.1',
  pouring: 'T6.2',
  taking: 'T6.1',
  before: 'T4.1',
  drinking: 'T5.3',
}

export function why(view: ToastView, kind: Kind): string | undefined {
  if (moves(view).some((move) => move.kind === kind)) return undefined
  const { table, seat, agenda } = view
  if (table.stage === 'over') return table.mode === 'duel' ? 'T5.4' : 'T4.4'
  if (kind === 'double pour' && isTaster(table, seat)) return 'T7.2'
  const own = MOMENTS[kind] ?? (ABILITIES.has(kind) ? 'T6.1' : undefined)
  if (own) return own
  const asked = agenda.asked.includes(seat)
  return STAGES[table.stage] ?? (asked ? closedAction(view, kind) : TURNS[table.mode])
}

/** An action that is closed on one's turn. */
function closedAction({ table, seat }: ToastView, kind: Kind): string {
  if (table.mode === 'duel') return 'T5.2'
  if (isTaster(table, seat)) return 'T7.2'
  if (isNobleOfPair(table, seat)) return kind === 'toast' ? 'T7.5' : 'T7.2'
  if (kind === 'toast') return 'T3.3'
  const poured = table.mode === 'pairs' && table.busy === 'poured'
  return kind === 'pour' && poured && sure(table.screens[houseOf(table, seat)], 'screen') > 0 ? 'T7.4' : 'T3.2'
}
