/** What the checks find of every game by its folders: nothing here is written down for one of them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausesOf } from '../kernel/clauses.ts'
import { root } from './tools.ts'

/** The folders in `games/`, and among them those with a kit: these are games. */
export const foldersIn = (house: string): string[] =>
  globSync('games/*/', { cwd: house }).map((path) => path.split('/')[1] ?? '')

export const keysIn = (house: string): string[] =>
  foldersIn(house).filter((key) => existsSync(join(house, 'games', key, 'kit.ts')))

export const keys: readonly string[] = keysIn(root)

/** Folders of `games/` that games share; they are no games themselves. */
export const shared: readonly string[] = foldersIn(root).filter((folder) => !keys.includes(folder))

/** Those with which the clauses of a game begin: no other game has them. */
export function lettersOf(key: string, house = root): string[] {
  const rules = join(house, 'games', key, 'RULES.md')
  if (!existsSync(rules)) return []
  return [...new Set([...clausesOf(readFileSync(rules, 'utf8'))].map(([letter = '']) => letter))].toSorted()
}

/** Games with a board of their own; all others are played on the plain one. */
export const boards: readonly string[] = keys.filter((key) => existsSync(join(root, 'web/boards', key, 'index.ts')))
