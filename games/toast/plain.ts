/** What is otherwise at this table of goblets, for whoever reads it in words. */
import type { PlainJoints } from '../banquet/plain.ts'
import type { Toast } from './state.ts'

export const joints: PlainJoints<Toast> = {
  isRow: ({ mode }) => mode === 'duel',
  pointsShown: () => true, // T1.2
  lies: () => 'open', // T6.1
  holds: () => [],
}
