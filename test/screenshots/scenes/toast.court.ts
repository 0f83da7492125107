/** A table of Toast! in the middle of an evening. */

import { listed, type Sort } from '../../../games/banquet/tokens.ts'
import type { Sitting } from '../../../games/toast/script.ts'
import type { Move, Options, ToastState } from '../../../games/toast/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'
import { type Diners, serve } from './banquet.ts'

interface Reception {
  readonly code: string
  readonly names: readonly string[]
  readonly options: Partial<Options>
  /** How it came to where it begins. The log tells the one who looks what she really drew, so that is what she has. */
  readonly sitting: (options: Partial<Options>, mine: readonly Sort[]) => Sitting
}

export function attend(
  stage: Stage,
  windows: Windows,
  { code, names, options, sitting }: Reception,
): Promise<Diners<Move>> {
  const lay = (dealt: object) => {
    const mine = listed(at((dealt as ToastState).hands, 0).tokens)
    Object.assign(dealt, sitting(options, mine).state)
  }
  return serve(stage, windows, { code, game: 'toast', names, options, lay })
}
