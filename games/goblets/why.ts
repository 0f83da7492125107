import { clauseOf } from '../banquet/characters/key.ts'
import { houseOf, isNobleOfPair, isTaster, nobleOf } from '../banquet/houses.ts'
import { characterOf } from './characters/index.ts'
import { moves } from './moves.ts'
import type { GobletsView, Move, Stage } from './state.ts'

type Kind = Move['kind']

/** The clause of what only somebody special, or only a special moment, can do. */
const ABILITIES: Partial<Record<Kind, string>> = {
  'after you': 'G8.5',
  veil: 'C2',
  confess: 'C3',
  trade: 'C5',
  'double pour': 'C9',
  retarget: 'C10',
  exchange: 'C11',
  look: 'C15',
  dip: 'C13',
  take: 'C13',
  foretell: 'C19',
  wait: 'C16',
}

/** The clause that says what is asked instead. */
const STAGES: Partial<Record<Stage, string>> = {
  beginning: 'G3.5',
  opening: 'G8.5',
  pouring: 'C9',
  taking: 'C13',
  hold: 'C16',
  sip: 'G8.7',
  before: 'G5.2',
  drinking: 'G7.4',
  tie: 'G5.9',
}

export function why(view: GobletsView, kind: Kind): string | undefined {
  if (moves(view).some((move) => move.kind === kind)) return undefined
  const { table, seat, agenda } = view
  if (table.stage === 'over') return table.mode === 'duel' ? 'G7.6' : 'G5.8'
  if (lacksLeave(view, kind)) return 'G8.6'
  const special = ABILITIES[kind]
  if (special) return ownClause(view, kind) ?? special
  if (kind === 'drink' && table.stage !== 'tie') return table.mode === 'duel' ? 'G7.4' : 'G5.4'
  const asked = agenda.asked[0] === seat
  if (!asked) return STAGES[table.stage] ?? (table.call ? 'G5.1' : 'G4.1')
  return STAGES[table.stage] ?? closedAction(view, kind)
}

/** An ability of the house, on the turn of its taster, who may not use it. */
function lacksLeave({ table, hand, seat, agenda }: GobletsView, kind: Kind): boolean {
  if (agenda.asked[0] !== seat || table.stage !== 'turn' || table.leave || !isTaster(table, seat)) return false
  const house = houseOf(table, seat)
  const offered = characterOf(table, house).turn?.({ table, hand, seat, house }) ?? []
  return offered.some((move) => move.kind === kind)
}

/** My own character's clause, where two of them have this kind of move. */
function ownClause({ table, seat }: GobletsView, kind: Kind): string | undefined {
  const key = table.characters[nobleOf(table, houseOf(table, seat))]
  if (kind === 'trade' && key === 'amalthea') return clauseOf(key)
  return kind === 'look' && key === 'cellarer' ? clauseOf(key) : undefined
}

/** An action that is closed on one's turn or as a last action. */
function closedAction({ table, seat }: GobletsView, kind: Kind): string {
  switch (kind) {
    case 'toast':
      if (table.call) return 'G5.1'
      if (isTaster(table, seat)) return 'G8.4'
      return isNobleOfPair(table, seat) ? 'G8.5' : 'G4.6'
    case 'peek':
      return 'G8.4'
    case 'rotate':
      return 'G7.2'
    default:
      return 'G4.2'
  }
}
