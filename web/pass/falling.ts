/**
 * Whether the curtain may fall by itself. What somebody was told alone since they answered is to be seen in peace first: the house may
 * have forgotten it when they come back. That they were told something, all have seen.
 */
import type { News } from '../../kernel/state.ts'

export type Turn = 'not answered' | 'answered' | 'told alone'

interface Now {
  /** Whether what the one who holds the device pressed is on its way. */
  readonly answer: 'on its way' | 'none'
  /** What the step that is shown told their seat alone. */
  readonly news: readonly News[]
}

export function turnAfter(turn: Turn, { answer, news }: Now): Turn {
  if (answer === 'on its way') return 'answered'
  return turn === 'answered' && news.length > 0 ? 'told alone' : turn
}
