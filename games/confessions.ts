/** What puppets own up to once a game is over. Each is fetched when it is wanted: it brings along how they think. */
import { sure } from '../kernel/at.ts'
import type { Confessor } from '../kernel/confession.ts'
import { type OfEveryGame, ofGame } from './keys.ts'

type Fetch = () => Promise<Confessor>

const load: OfEveryGame<Fetch> = {
  goblets: async () => (await import('./goblets/confession.ts')).confessor,
  hoax: async () => (await import('./hoax/confession.ts')).confessor,
  rats: async () => (await import('./rats/confession.ts')).confessor,
  toast: async () => (await import('./toast/confession.ts')).confessor,
}

export function fetchConfessor(key: string): Promise<Confessor> {
  return sure<Fetch>(ofGame(load, key), `confessions for “${key}”`)()
}
