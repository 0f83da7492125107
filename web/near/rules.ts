/** The rules of every game, for threads beside the page. */
import type { Game } from '../../kernel/game.ts'

/** Each gives its game a name of its own. */
type Folder = Readonly<Record<string, Game>>

const folders = import.meta.glob<Folder>('../../games/*/index.ts', { eager: true })

export function findRules(key: string): Game | undefined {
  return Object.values(folders[`../../games/${key}/index.ts`] ?? {}).find((game) => game.key === key)
}
