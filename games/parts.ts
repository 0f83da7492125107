/** What belongs to a game besides its rules, and what stands for it where a game does not bring it. */
import { sure } from '../kernel/at.ts'
import type { Chronicle } from '../kernel/chronicle.ts'
import type { Coach, CoachText } from '../kernel/coach.ts'
import type { Confessor } from '../kernel/confession.ts'
import type { Course, Kit } from '../kernel/kit.ts'
import type { Lesson } from '../kernel/lesson.ts'
import { plainChronicle } from '../kernel/plain-chronicle.ts'
import type { Language } from '../kernel/text.ts'
import type { Wagers } from '../kernel/wager.ts'
import { fetchKit } from './index.ts'

const kitOf = async (key: string): Promise<Kit> => sure(await fetchKit(key), `game “${key}”`)

export async function fetchChronicle(key: string): Promise<Chronicle> {
  const { chronicle, game } = await kitOf(key)
  return chronicle ? (await chronicle()).chronicle : plainChronicle(game)
}

export async function fetchWagers(key: string): Promise<Wagers | undefined> {
  return (await (await kitOf(key)).wagers?.())?.wagers
}

export async function fetchCoach(key: string): Promise<Coach | undefined> {
  return (await (await kitOf(key)).coach?.())?.coach
}

export async function fetchCoachText(key: string): Promise<Readonly<Record<Language, CoachText>> | undefined> {
  return (await kitOf(key)).coachText?.()
}

export async function fetchConfessor(key: string): Promise<Confessor | undefined> {
  return (await (await kitOf(key)).confessor?.())?.confessor
}

export async function fetchCourse(key: string): Promise<Course | undefined> {
  return (await fetchKit(key))?.lesson?.()
}

export async function fetchLesson(key: string): Promise<Lesson | undefined> {
  return (await fetchCourse(key))?.lesson
}
