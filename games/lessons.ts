/** The first game of each kind, step by step. Each is fetched only when somebody wants to learn it. */
import type { Lesson } from '../kernel/lesson.ts'

const lessons = new Map<string, () => Promise<Lesson>>([
  ['rats', async () => (await import('./rats/lesson.ts')).lesson],
  ['goblets', async () => (await import('./goblets/lesson.ts')).lesson],
  ['toast', async () => (await import('./toast/lesson.ts')).lesson],
  ['hoax', async () => (await import('./hoax/lesson.ts')).lesson],
])

export function lessonOf(key: string): Promise<Lesson> | undefined {
  return lessons.get(key)?.()
}
