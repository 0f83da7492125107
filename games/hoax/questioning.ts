/** A pack buys an answer: one role that somebody is not (H7). */
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Frozen, type Seat } from '../../kernel/state.ts'
import { listed } from './chain.ts'
import { resume } from './flow.ts'
import { type Claim, type HoaxState, type Role, roles, sorts, type Table } from './state.ts'

/** H7.2: roles that were neither denied to him nor shown; one of them is his own. */
export function unshown(table: Frozen<Table>, of: Seat, shown: readonly Frozen<Claim>[], whose: Seat): Role[] {
  const denied = table.denied[of]!
  const open: Role[] = []
  for (const role of roles) if (!denied.includes(role) && !listed(shown, whose, role)) open.push(role)
  return open
}

/** H7.1: spent is spent: no undoing gives it back (H5.8). */
export function question(state: HoaxState, by: Seat, of: Seat): void {
  const { table } = state
  for (const sort of sorts) {
    table.purses[by]![sort]--
    table.store[sort]++
  }
  table.questions.push({ by, of })
  table.question = { by, of }
  table.news.push({ kind: 'questioned', by, of })
  ask(state, [of])
}

export function show(state: HoaxState, of: Seat, role: Role, chance: Chance): void {
  const { table, hands } = state
  const { by } = table.question!
  hands[by]!.not.push({ seat: of, role })
  hands[by]!.news.push({ kind: 'saw', seat: of, role })
  hands[of]!.shown.push({ seat: by, role })
  hands[of]!.news.push({ kind: 'showed', to: by, role })
  table.question = null
  table.news.push({ kind: 'answered', by: of, to: by })
  resume(state, 'as it was', chance)
}
