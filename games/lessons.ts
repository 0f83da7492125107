/** The first game of each kind, step by step. Each is fetched only when somebody wants to learn it. */
import type { Lesson } from '../kernel/lesson.ts'
import { type OfEveryGame, ofGame } from './keys.ts'

/** What a game's `lesson.ts` says: the lesson, and what of the game is not in it. */
interface Course {
  readonly lesson: Lesson
  /** The kinds of moves that the learner does not make, and why. */
  readonly leftOut: Readonly<Record<string, string>>
  /** Is the game played to its end, or is a part of it enough? */
  readonly stops: 'at the end' | 'before the end'
}

const load: OfEveryGame<() => Promise<Course>> = {
  rats: () => import('./rats/lesson.ts'),
  goblets: () => import('./goblets/lesson.ts'),
  toast: () => import('./toast/lesson.ts'),
  hoax: () => import('./hoax/lesson.ts'),
}

export function courseOf(key: string): Promise<Course> | undefined {
  return ofGame(load, key)?.()
}

export function lessonOf(key: string): Promise<Lesson> | undefined {
  return courseOf(key)?.then(({ lesson }) => lesson)
}
