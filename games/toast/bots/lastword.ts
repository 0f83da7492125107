/** Whether to call the Toast, and what to do just before it. */

import { mindOf } from '../../banquet/bots/manners.ts'
import { mean } from '../../banquet/bots/played.ts'
import { after } from '../../banquet/bots/trial.ts'
import { houseOf } from '../../banquet/houses.ts'
import type { Move, ToastState, ToastView } from '../state.ts'
import { court } from './court.ts'
import { threats } from './threat.ts'

/** What a Toast must promise, in points ahead of the others. */
export interface Patience {
  /** While nobody else can toast. */
  readonly alone: number
  /** While somebody else may toast before one's next turn. */
  readonly pressed: number
}

/** So much less is enough with every round of turns. */
const IMPATIENCE = 0.1

/** T3.3: a Rotate or a Swap may come before the Toast. */
const LAST: ReadonlySet<Move['kind']> = new Set<Move['kind']>(['toast', 'rotate', 'swap'])

/** The Toast, or what one does just before it, if that promises enough. */
export function lastWord(
  view: ToastView,
  open: readonly Move[],
  worlds: readonly ToastState[],
  { alone, pressed }: Patience,
): Move | undefined {
  if (!open.some(({ kind }) => kind === 'toast')) return undefined
  const { table, seat } = view
  const isPressed = threats(table, houseOf(table, seat)).length > 0
  let best: Move | undefined
  let most = (isPressed ? pressed : alone) - IMPATIENCE * table.round
  for (const move of open) {
    if (!LAST.has(move.kind) || (move.kind !== 'toast' && table.left < 2)) continue
    const value = promise(view, move, worlds)
    if (value > most) [best, most] = [move, value]
  }
  return best
}

function promise({ seat }: ToastView, move: Move, worlds: readonly ToastState[]): number {
  return mean(
    worlds.map((world) => {
      const mind = mindOf(world, seat)
      return after(mind.goblets, mind.house, move, () => court.wish(mind, mind.table))
    }),
  )
}
