/** How likely dice that one does not see bear a bid out. */
import { at } from '../../kernel/at.ts'
import { DICE, type Options } from './state.ts'

const MOST = 8 * DICE

/** How often one die counts as a face that is bid (L4). */
export const SHARE: Readonly<Record<Options['ones'], number>> = { wild: 1 / 3, plain: 1 / 6 }

const tails: Readonly<Record<Options['ones'], number[][]>> = { wild: tailsOf(SHARE.wild), plain: tailsOf(SHARE.plain) }

/** For so many dice, how likely it is that at least none, one, two … of them count. */
function tailsOf(share: number): number[][] {
  const rows: number[][] = [[1]]
  for (let dice = 1; dice <= MOST; dice++) {
    const less = at(rows, dice - 1)
    // The last die counts or it does not, and then so many of the others are needed.
    rows.push(
      Array.from({ length: dice + 1 }, (_, least) =>
        least === 0 ? 1 : share * at(less, least - 1) + (1 - share) * (less[least] ?? 0),
      ),
    )
  }
  return rows
}

/** That at least so many of so many unseen dice count. */
export function atLeast(least: number, dice: number, ones: Options['ones']): number {
  if (least <= 0) return 1
  return tails[ones][dice]?.[least] ?? 0
}
