/** The airing of grievances: a chain of open choices (T2.1). */
import { sure } from '../../kernel/at.ts'
import type { Frozen } from '../../kernel/state.ts'
import { asking } from '../banquet/flow.ts'
import { nobleOf } from '../banquet/houses.ts'
import type { House } from '../banquet/state.ts'
import { beginningPrompts } from './flow.ts'
import type { Next, Table, ToastState } from './state.ts'

export function airGrievances(state: ToastState): Next {
  state.table.chain = [state.table.host]
  return askNext(state)
}

/** Whom the last of the chain may name: everybody who has not chosen yet. */
export function nameable({ nobles, chain }: Frozen<Table>): House[] {
  const left: House[] = []
  for (let house = 0; house < nobles.length; house++) if (!chain.includes(house)) left.push(house)
  return left
}

/** A name is put at the end of the chain. */
export function accuse(state: ToastState, house: House): Next {
  point(state.table, house, 'chosen')
  return askNext(state)
}

function point(table: Table, house: House, how: 'chosen' | 'forced'): void {
  const accuser = nobleOf(table, lastOf(table.chain))
  table.news.push({ kind: 'accused', seat: accuser, target: nobleOf(table, house), forced: how === 'forced' })
  table.chain.push(house)
}

/** A choice with only one name left is made by itself; the last one is after the Master of Ceremonies. */
function askNext(state: ToastState): Next {
  const { table } = state
  const left = nameable(table)
  if (left.length > 1) {
    table.stage = 'grievance'
    table.turn = lastOf(table.chain)
    return asking(state, nobleOf(table, table.turn))
  }
  for (const house of [...left, table.host]) point(table, house, 'forced')
  table.chain.pop()
  table.targets = targetsOf(table.chain)
  table.queue = beginningPrompts(table)
  return 'prompts'
}

/** Who names somebody now. */
function lastOf(chain: readonly House[]): House {
  return sure(chain.at(-1), 'house in the chain')
}

/** Everybody is after the next of the chain, the last after the first. */
function targetsOf(chain: readonly House[]): House[] {
  const targets: House[] = []
  for (const [step, house] of chain.entries())
    targets[house] = sure(chain[(step + 1) % chain.length], 'house in the chain')
  return targets
}
