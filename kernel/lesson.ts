/** A first game, step by step on the real kernel: the others play what is written, the learner does each thing once. */
import type { Seat, Shape } from './state.ts'
import type { Language } from './text.ts'

/** A step of a lesson. `say` names the coach's words for it. */
export type LessonStep<G extends Shape = Shape> =
  /** The coach has something to show; the learner goes on when they have read it. */
  | { readonly read: string }
  /** Somebody else moves. */
  | { readonly by: Seat; readonly move: G['move']; readonly drawn?: readonly number[]; readonly say?: string }
  /** The learner moves: only these moves are open to them, whatever else the rules would allow. */
  | { readonly you: readonly G['move'][]; readonly drawn?: readonly number[]; readonly say: string }

/** A whole lesson: how the table is laid, and what happens at it. */
export interface Lesson<G extends Shape = Shape> {
  readonly seats: number
  readonly options: G['options']
  /** Where the learner sits. */
  readonly seat: Seat
  /** What luck answers at the deal. */
  readonly dealt: readonly number[]
  readonly steps: readonly LessonStep<G>[]
  /** How the others are called, by seat; the learner's own place is empty. */
  readonly names: readonly string[]
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

/** Somebody else does one thing after the other, and the coach has nothing to say about it. */
export function quietly<const M>(by: Seat, ...moves: readonly M[]): { readonly by: Seat; readonly move: M }[] {
  return moves.map((move) => ({ by, move }))
}
