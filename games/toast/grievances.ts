/** The airing of grievances: a chain of open choices (T2.1). */
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Frozen } from '../../kernel/state.ts'
import type { House } from '../banquet/state.ts'
import { beginningPrompts, nextPrompt } from './flow.ts'
import type { Table, ToastState } from './state.ts'

export function airGrievances(state: ToastState, chance: Chance): void {
  state.table.chain = [state.table.host]
  askNext(state, chance)
}

/** Whom the last of the chain may name: everybody who has not chosen yet. */
export function nameable({ nobles, chain }: Frozen<Table>): House[] {
  const left: House[] = []
  for (let house = 0; house < nobles.length; house++) if (!chain.includes(house)) left.push(house)
  return left
}

/** A name is put at the end of the chain. */
export function accuse(state: ToastState, house: House, chance: Chance): void {
  point(state.table, house, 'chosen')
  askNext(state, chance)
}

function point(table: Table, house: House, how: 'chosen' | 'forced'): void {
  const { chain, nobles } = table
  table.news.push({
    kind: 'accused',
    seat: nobles[chain.at(-1)!]!,
    target: nobles[house]!,
    forced: how === 'forced',
  })
  chain.push(house)
}

/** A choice with only one name left is made by itself; the last one is after the Master of Ceremonies. */
function askNext(state: ToastState, chance: Chance): void {
  const { table } = state
  const left = nameable(table)
  if (left.length > 1) {
    const house = table.chain.at(-1)!
    table.stage = 'grievance'
    table.turn = house
    return ask(state, [table.nobles[house]!])
  }
  for (const house of [...left, table.host]) point(table, house, 'forced')
  table.chain.pop()
  table.targets = targetsOf(table.chain)
  table.queue = beginningPrompts(table)
  nextPrompt(state, chance)
}

/** Everybody is after the next of the chain, the last after the first. */
function targetsOf(chain: readonly House[]): House[] {
  const targets: House[] = []
  for (const [at, house] of chain.entries()) targets[house] = chain[(at + 1) % chain.length]!
  return targets
}
