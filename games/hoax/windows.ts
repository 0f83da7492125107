/** The windows in which everybody may react, hidden and at once (H3.4). */
import { sure } from '../../kernel/at.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import { rests, stands } from './chain.ts'
import { lives, twoLeft } from './company.ts'
import type { Role, Stage, Storey, Table } from './state.ts'

export type Window = Extract<Stage, 'emperors' | 'judges' | 'popes'>

interface Reaction {
  readonly role: Extract<Role, 'emperor' | 'judge' | 'pope'>
  readonly storey: Storey
  /** H3.3: in their own turn the acting player is the fined one and reacts to nothing; H8.2: with two left they may. */
  readonly acting: 'never' | 'with two left'
}

export const reactions: Readonly<Record<Window, Reaction>> = {
  emperors: { role: 'emperor', storey: 'illegal', acting: 'with two left' },
  judges: { role: 'judge', storey: 'fine', acting: 'never' },
  popes: { role: 'pope', storey: 'mercy', acting: 'with two left' },
}

export function isWindow(stage: Stage): stage is Window {
  return stage === 'emperors' || stage === 'judges' || stage === 'popes'
}

/** H3.3, H3.8: who has a choice in this window: all of it lies open on the table. */
export function mayReact(table: Frozen<Table>, seat: Seat, window: Window): boolean {
  const { role, storey, acting } = reactions[window]
  if (!lives(table, seat) || sure(table.denied[seat], 'denied roles').includes(role)) return false
  if (seat === table.acting && (acting === 'never' || !twoLeft(table))) return false
  return rests(table, seat, storey) && !stands(table, storey, seat)
}
