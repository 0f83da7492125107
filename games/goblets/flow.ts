/** Who is asked next. */
import { abilityPrompts, flowOf } from '../banquet/flow.ts'
import { clockwise, leftOf, nobleOf } from '../banquet/houses.ts'
import type { Prompt as AnyPrompt, House } from '../banquet/state.ts'
import { characterOf } from './characters/index.ts'
import type { Goblets, GobletsState, Next, Stage, Table } from './state.ts'

type Prompt = AnyPrompt<Stage>

export const { nextPrompt, callToast, acted, endPart } = flowOf<Goblets>({
  /** G4.1, G7.2; a pair opens with its Noble (G8.5). */
  opens(table, house) {
    const pair = table.tasters[house] !== null
    table.leave = false
    table.stage = pair ? 'opening' : 'turn'
    table.left = pair || table.mode === 'duel' ? 1 : 2
    return nobleOf(table, house)
  },
  toastPrompts,
})

/** G3.5: abilities at the beginning, from the Host clockwise. */
export function beginningPrompts(table: Table): Prompt[] {
  return abilityPrompts(table, clockwise(table, table.host), 'beginning', (house) => characterOf(table, house))
}

/** G5.1, G5.2, G8.7: last actions from the caller's left, the caller's own last of all, then abilities before drinking. */
function toastPrompts(table: Table, caller: House): Prompt[] {
  if (table.mode === 'duel' && table.options.finale === 'drink at once') return [] // G7.3
  const order = clockwise(table, leftOf(table, caller))
  const last = order.flatMap((house): Prompt[] =>
    house !== caller && characterOf(table, house).takesLastAction === 'after everybody'
      ? [{ stage: 'hold', seat: nobleOf(table, house), actions: 1 }]
      : lastActions(table, house),
  )
  const before = abilityPrompts(table, order, 'before', (house) => characterOf(table, house))
  return [...last, ...before]
}

function lastActions(table: Table, house: House): Prompt[] {
  const taster = table.tasters[house]
  const action: Prompt = {
    stage: 'last',
    seat: nobleOf(table, house),
    actions: characterOf(table, house).lastActions ?? 1,
  }
  return taster == null ? [action] : [{ stage: 'sip', seat: taster, actions: 1 }, action]
}

/** C16: her last action comes now, or after everybody else's. */
export function hold(state: GobletsState, when: 'now' | 'late'): Next {
  const { table } = state
  const mine = lastActions(table, table.turn)
  const others = table.queue.findIndex(({ stage }) => stage === 'before')
  const end = others < 0 ? table.queue.length : others
  table.queue.splice(when === 'now' ? 0 : end, 0, ...mine)
  return 'prompts'
}
