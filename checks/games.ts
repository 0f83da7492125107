/** What the checks find of every game by its folders: nothing here is written down for one of them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausesOf } from '../kernel/clauses.ts'

const root = join(import.meta.dirname, '..')

const folders = globSync('games/*/', { cwd: root }).map((path) => path.split('/')[1] ?? '')

/** A folder with a kit is a game. */
export const keys: readonly string[] = folders.filter((key) => existsSync(join(root, 'games', key, 'kit.ts')))

/** Folders of `games/` that games share; they are no games themselves. */
export const shared: readonly string[] = folders.filter((folder) => !keys.includes(folder))

/** The letters of the clauses that these rules write down. */
function lettersIn(rules: string): string[] {
  return [...new Set([...clausesOf(rules)].map(([letter = '']) => letter))].toSorted()
}

/** Those with which the clauses of a game begin: no other game has them. */
export function lettersOf(key: string, rules: 'RULES.md' | 'RULES.de.md' = 'RULES.md'): string[] {
  return lettersIn(readFileSync(join(root, 'games', key, rules), 'utf8'))
}

/** Games with a board of their own; all others are played on the plain one. */
export const boards: readonly string[] = keys.filter((key) => existsSync(join(root, 'web/boards', key, 'index.ts')))
