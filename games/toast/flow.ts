/** Who is asked next. */
import type { Seat } from '../../kernel/state.ts'
import { abilityPrompts, flowOf } from '../banquet/flow.ts'
import { clockwise, houseOf, leftOf, nobleOf } from '../banquet/houses.ts'
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
  const nobles = abilityPrompts(table, order, stage, (house) => characterOf(table, house))
  return table.options.edition > 1 ? nobles.flatMap((prompt) => withTaster(table, prompt)) : nobles
}

/** T7.2: both are asked, the taster first. */
function withTaster(table: Table, prompt: Prompt<Stage>): Prompt<Stage>[] {
  const taster = table.tasters[houseOf(table, prompt.seat)]
  return taster == null ? [prompt] : [{ ...prompt, seat: taster }, prompt]
}

/** T7.2: whoever uses it first uses it up, and their partner is not asked any more. */
export function useUp(table: Table, seat: Seat): void {
  const house = houseOf(table, seat)
  table.queue = table.queue.filter((prompt) => houseOf(table, prompt.seat) !== house)
}
