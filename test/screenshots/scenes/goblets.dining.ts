/** A table of Raise Your Goblets in the middle of an evening. */

import { type Sitting, sit } from '../../../games/goblets/script.ts'
import type { GobletsState, Move, Options } from '../../../games/goblets/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'
import { type Diners, serve } from './banquet.ts'

interface Dinner {
  readonly code: string
  readonly names: readonly string[]
  readonly options?: Partial<Options>
  /** How it came to where it begins. */
  readonly laid: Omit<NonNullable<Parameters<typeof sit>[1]>, 'options'>
  readonly before: (sitting: Sitting) => unknown
}

export function dine(
  stage: Stage,
  windows: Windows,
  { code, names, options = {}, laid, before }: Dinner,
): Promise<Diners<Move>> {
  const sitting = sit(names.length, { ...laid, options })
  const { state } = sitting
  before(sitting)
  const lay = (dealt: object) => {
    // The log tells everybody which card was really dealt to them.
    for (const [seat, { card }] of (dealt as GobletsState).hands.entries()) at(state.hands, seat).card = card
    Object.assign(dealt, state)
  }
  return serve(stage, windows, { code, game: 'goblets', names, options, lay })
}
