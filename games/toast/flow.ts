/** Who is asked next. */
import { abilityPrompts, flowOf } from '../banquet/flow.ts'
import { clockwise, leftOf, nobleOf } from '../banquet/houses.ts'
import type { Prompt } from '../banquet/state.ts'
import { characterOf } from './characters/index.ts'
import type { Stage, Table, Toast } from './state.ts'

export const { nextPrompt, callToast, acted, endPart } = flowOf<Toast>({
  /** T3.1, T5.2; in a pair the taster comes first, one action each (T7.1). */
  opens(table, house) {
    const taster = table.tasters[house] ?? null
    table.busy = 'free'
    table.stage = 'turn'
    table.left = taster !== null || table.mode === 'duel' ? 1 : 2
    return taster ?? nobleOf(table, house)
  },
  toastPrompts: (table) => prompts(table, 'before'), // T4.1
  goesOn: ({ mode }) => mode === 'duel', // T3.4, T5.2
})

/** T6.1: after the grievances. */
export function beginningPrompts(table: Table): Prompt<Stage>[] {
  return prompts(table, 'beginning')
}

/** From the left of the Master of Ceremonies. */
function prompts(table: Table, stage: 'beginning' | 'before'): Prompt<Stage>[] {
  const order = clockwise(table, leftOf(table, table.host))
  return abilityPrompts(table, order, stage, (house) => characterOf(table, house))
}
