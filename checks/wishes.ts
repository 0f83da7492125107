/** What makes a good game of one that can be played. None of it must be there: the house has something plain in its place. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Brains, Kit } from '../kernel/kit.ts'
import { root } from './tools.ts'

interface Sight {
  readonly kit: Kit
  readonly brains: Brains
  has(file: string): boolean
}

/** Is it there? In the order in which an author would come to it. */
const wishes = {
  plain: ({ kit }) => kit.plain !== undefined,
  gist: ({ kit }) => kit.gist !== undefined,
  lesson: ({ kit }) => kit.lesson !== undefined,
  chronicle: ({ kit }) => kit.chronicle !== undefined,
  picture: ({ kit, has }) => has(`web/boards/${kit.title.key}/vignette.svg`),
  board: ({ kit, has }) => has(`web/boards/${kit.title.key}/index.ts`),
  puppets: ({ brains: { bots } }) => ![bots.easy, bots.normal, bots.hard].includes(bots.random),
  stake: ({ kit }) => kit.stake !== undefined,
  standing: ({ brains }) => brains.standing !== undefined,
  natures: ({ brains }) => brains.natures !== undefined,
  sparring: ({ kit, has }) => has(`games/${kit.title.key}/bots/sparring/index.ts`),
  cues: ({ kit }) => kit.cues !== undefined,
  wagers: ({ kit }) => kit.wagers !== undefined,
  coach: ({ kit }) => kit.coach !== undefined && kit.coachText !== undefined,
  confessor: ({ kit }) => kit.confessor !== undefined,
} as const satisfies Readonly<Record<string, (sight: Sight) => boolean>>

export type Wish = keyof typeof wishes

/** What is not there yet. */
export async function wishesOf(kit: Kit, house = root): Promise<Wish[]> {
  const sight: Sight = { kit, brains: await kit.bots(), has: (file) => existsSync(join(house, file)) }
  return (Object.keys(wishes) as Wish[]).filter((wish) => !wishes[wish](sight))
}
