/** How puppets are named behind `humbug`: by their level, and by their nature if they have one, as in `hard:fox`. */
import { fetchBot } from '../games/bots.ts'
import { type Bot, type Level, levels } from '../kernel/bot.ts'
import { type Nature, natures } from '../kernel/nature.ts'
import type { Seat } from '../kernel/state.ts'
import { Usage, type Words } from './words.ts'

export type PuppetName = Level | `${Level}:${Nature}`

const known: readonly PuppetName[] = [
  ...levels,
  ...levels.flatMap((level) => natures.map((nature) => `${level}:${nature}` as const)),
]

export function puppetNames(words: Words, list: string): PuppetName[] {
  return list.split(',').map((name) => puppetName(words, name))
}

export function puppetName({ text }: Words, name: string): PuppetName {
  const found = known.find((one) => one === name)
  if (!found) throw new Usage(text.errors.noLevel(name, levels.join(', '), natures.join(', ')))
  return found
}

const isTeacher = (name: PuppetName) => name.startsWith('teacher')

/** All whom no teacher plays: they are the people whom it teaches. */
export function pupilsAmong(names: readonly (PuppetName | undefined)[]): Seat[] {
  return names.flatMap((name, seat) => (name && isTeacher(name) ? [] : [seat]))
}

export function botNamed(game: string, name: PuppetName, people: readonly Seat[]): Promise<Bot> {
  const [level, nature] = name.split(':') as [Level, Nature?]
  return fetchBot(game, { level, nature: nature ?? null, people })
}
