/** Players who know one trick. Apart from the bots: nobody plays against them, so neither the page nor the house carries them along. */
import type { Tricks } from '../kernel/bot.ts'

/** The simple tricks of a game, and the sizes of tables at which they are tried. */
export interface Sparring {
  readonly sparring: Tricks
  readonly sizes: readonly number[]
}

/** Nothing where a game brings none. */
export async function fetchSparring(key: string): Promise<Sparring | undefined> {
  try {
    return await import(`./${key}/bots/sparring/index.ts`)
  } catch {
    return undefined
  }
}
