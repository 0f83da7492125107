/** The steps of the game that lies on the table, out of all that was told there. */
import type { News } from '../../kernel/state.ts'
import type { Told } from '../../kernel/wager.ts'
import type { Line } from '../app/log.ts'

export function stepsOf(lines: readonly Line[]): Told[] {
  const dealt = lines.findLast(({ of, news }) => of === 'room' && news.kind === 'dealt')?.seq ?? 0
  const steps = new Map<number, News[]>()
  for (const { of, seq, news } of lines) {
    if (of === 'game' && seq >= dealt) steps.set(seq, [...(steps.get(seq) ?? []), news])
  }
  return [...steps].map(([seq, news]) => ({ seq, news }))
}
