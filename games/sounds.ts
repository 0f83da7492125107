/** How to tell that a state of a game cannot be. For tests alone: it does not travel to the page with the games. */
import type { Game } from '../kernel/game.ts'
import { titles } from './index.ts'

type Sound = NonNullable<Game['sound']>

/** A game may be played before anybody has said what makes its states unsound. */
async function fetchSound(key: string): Promise<[string, Sound][]> {
  try {
    const { sound }: { readonly sound: Sound } = await import(`./${key}/sound.ts`)
    return [[key, sound]]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return []
    throw error
  }
}

export const sounds: ReadonlyMap<string, Sound> = new Map(
  (await Promise.all(titles.map(({ key }) => fetchSound(key)))).flat(),
)
