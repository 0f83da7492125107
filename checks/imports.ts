/** Imports point one way: kernel ← a game's pure files ← games ← server, web, cli, bench. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { shared } from './games.ts'

/** What each part of the house may import of ours. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel'],
  games: ['kernel', 'games'],
  server: ['kernel', 'games', 'protocol', 'server'],
  web: ['kernel', 'games', 'protocol', 'web'],
  protocol: ['kernel', 'protocol'],
  bots: ['kernel', 'games', 'bots'],
  cli: ['kernel', 'games', 'protocol', 'server', 'web', 'bots', 'cli'],
  bench: ['kernel', 'games', 'protocol', 'server', 'web', 'test', 'cli', 'scripts', 'bench'],
  checks: ['kernel', 'games', 'checks', 'scripts', 'test', 'web'],
}
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g
/** Rules know no clock, no machine and no luck of their own. */
const IMPURE = /\b(?:Math\.random|Date\.now|new Date|performance\.|process\.|fetch\(|setTimeout)|['"]node:/

export interface Import {
  readonly from: string
  readonly to: string
}

export function importProblems(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [part = '', ...inside] = from.split('/')
    const [target = '', ...within] = to.split('/')
    const isTest = from.endsWith('.test.ts')
    // Tests of any part may use the players and houses of test/.
    if (isTest && target === 'test') return []
    // What the project says of itself may be known everywhere.
    if (to === 'package.json') return []
    const allowed = MAY[part]
    if (allowed && !allowed.includes(target)) return [`${from} must not import ${to}`]
    if (part !== 'games' || target !== 'games') return []
    const [game, other] = [folderOf(inside), folderOf(within)]
    if (game === undefined || other === undefined || game === other) return []
    // A game folder stands for itself and what games share; what they share knows none of them.
    return shared.includes(other) ? [] : [`${from} must not import ${to}`]
  })
}

/** The folder in which a file of `games/` lies, if it lies in one. */
function folderOf(path: readonly string[]): string | undefined {
  return path.length > 1 ? path[0] : undefined
}

export function purityProblems(path: string, text: string): string[] {
  return IMPURE.test(text) ? [`${path} uses a clock, the machine or luck of its own`] : []
}

export function importsOf(root: string, pattern: string): Import[] {
  return globSync(pattern, { cwd: root, exclude: (name) => String(name).includes('node_modules') }).flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(IMPORT)]
      .map(([, to = '']) => to)
      .filter((to) => to.startsWith('.'))
      .map((to) => ({ from, to: relative(root, resolve(root, dirname(from), to)) })),
  )
}
