import type { Tricks } from '../../../../kernel/bot.ts'
import { tricksOf } from '../../../banquet/bots/sparring/tricks.ts'
import { moves } from '../../moves.ts'
import type { Toast } from '../../state.ts'

/** Nobody acts after the Toast (T4.1), so the last time to do something is right before one calls it (T3.3). */
export const sparring: Tricks<Toast> = tricksOf<Toast>({
  moves,
  wishes({ turn, last }, { view: { table } }, open) {
    const calls = !table.acted && open.some(({ kind }) => kind === 'toast')
    return calls ? [...last, ...turn] : turn
  },
})

/** The sizes of tables at which they are tried. */
export const sizes = [3, 4, 6]
