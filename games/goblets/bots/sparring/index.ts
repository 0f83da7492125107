import type { Tricks } from '../../../../kernel/bot.ts'
import { tricksOf } from '../../../banquet/bots/sparring/tricks.ts'
import { moves } from '../../moves.ts'
import type { Goblets } from '../../state.ts'

/** In a tie nobody knows anything of the goblets (G5.9). The last time to do something is one's last action (G5.1). */
export const sparring: Tricks<Goblets> = tricksOf<Goblets>({
  moves,
  wishes({ turn, last }, { view: { table } }) {
    if (table.stage === 'tie') return []
    return table.call ? last : turn
  },
})

/** The sizes of tables at which they are tried. */
export const sizes = [3, 4, 6]
