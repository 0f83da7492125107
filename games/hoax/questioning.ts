/** A pack buys an answer: one role that somebody is not (H7). */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Frozen, type Seat } from '../../kernel/state.ts'
import { listed } from './chain.ts'
import { resume } from './flow.ts'
import { type Claim, type HoaxState, type Role, roles, sorts, type Table } from './state.ts'

/** H7.2: roles that somebody neither denied nor showed; one of them is the true one. */
export function unshown(table: Frozen<Table>, of: Seat, shown: readonly Frozen<Claim>[], whose: Seat): Role[] {
  const denied = sure(table.denied[of], 'denied roles')
  const open: Role[] = []
  for (const role of roles) if (!denied.includes(role) && !listed(shown, whose, role)) open.push(role)
  return open
}

/** H7.1: spent is spent: no undoing gives it back (H5.8). */
export function question(state: HoaxState, by: Seat, of: Seat): void {
  const { table } = state
  const purse = sure(table.purses[by], 'purse')
  for (const sort of sorts) {
    purse[sort]--
    table.store[sort]++
  }
  table.questions.push({ by, of })
  table.question = { by, of }
  table.news.push({ kind: 'questioned', by, of })
  ask(state, [of])
}

export function show(state: HoaxState, of: Seat, role: Role, chance: Chance): void {
  const { table, hands } = state
  const { by } = sure(table.question, 'question')
  const [asker, answerer] = [sure(hands[by], 'hand'), sure(hands[of], 'hand')]
  asker.not.push({ seat: of, role })
  asker.news.push({ kind: 'saw', seat: of, role })
  answerer.shown.push({ seat: by, role })
  answerer.news.push({ kind: 'showed', to: by, role })
  table.question = null
  table.news.push({ kind: 'answered', by: of, to: by })
  resume(state, 'as it was', chance)
}
