import { ratsAnnounced } from './claims.ts'
import { moves } from './moves.ts'
import type { Claim, Move, RatsNews, RatsView, Stage } from './state.ts'

type Kind = Move['kind']

/** The clause that keeps a kind of move closed, for the seat that is asked. */
const closed: Record<Stage, Partial<Record<Kind, string>>> = {
  start: { look: 'R3.1', announce: 'R2.1', 'hand on': 'R5.7' },
  took: { look: 'R3.3', announce: 'R5.8', 'hand on': 'R4.7' },
  shaken: { shake: 'R3.2', 'hand on': 'R5.7' },
  looked: { look: 'R3.1', 'hand on': 'R5.7' },
  blind: { shake: 'R3.2', look: 'R3.2', 'hand on': 'R5.7' },
  told: { shake: 'R5.8', look: 'R3.3', announce: 'R2.3', 'hand on': 'R5.7' },
  'must kill': { spare: 'R7.4' },
  'may kill': {},
  over: {},
}

export function why(view: RatsView, kind: Kind): string | undefined {
  const { stage } = view.table
  if (moves(view).some((move) => move.kind === kind)) return undefined
  if (stage === 'over') return 'R8.1'
  if (stage === 'must kill' || stage === 'may kill') return 'R7.4'
  if (kind === 'kill' || kind === 'spare') return 'R7.4'
  if (view.agenda.asked[0] !== view.seat) return 'R2.3'
  return closed[stage][kind] ?? 'R2.3'
}

/** The clause that keeps one claim closed to the giver while others are open; undefined if it is open. */
export function whyClaim(view: RatsView, claim: Claim): string | undefined {
  const open = moves(view).flatMap((move) => ('claim' in move ? [move.claim] : []))
  if (open.length === 0 || open.includes(claim)) return undefined
  if (claim > 2 * view.table.dice) return 'R4.3'
  if (claim === 0 && view.table.side === 'skull') return 'R7.2'
  if (claim === 0) return ratsAnnounced(view.table) ? 'R4.2' : 'R8.4'
  return claim === view.table.claim && view.table.stage === 'took' ? 'R4.6' : 'R4.5'
}

/** The clause by which a doubt was settled. */
export function whySettled({ claim, verdict }: RatsNews & { kind: 'revealed' }, side: 'cat' | 'skull'): string {
  if (side === 'skull') return 'R7.3'
  if (claim === 0) return verdict === 'true' ? 'R5.2' : 'R5.3'
  return verdict === 'true' ? 'R5.5' : 'R5.6'
}
