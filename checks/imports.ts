/** Imports point one way: kernel ← a game's pure files ← games ← server, web, cli, bench. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** What each part of the house may import of ours. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel'],
  games: ['kernel', 'games'],
  server: ['kernel', 'games', 'protocol', 'server'],
  web: ['kernel', 'games', 'protocol', 'web'],
  protocol: ['kernel', 'protocol'],
  cli: ['kernel', 'games', 'server', 'web', 'cli'],
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
    const [part = '', game] = from.split('/')
    const [target = '', other] = to.split('/')
    // Tests of any part may use the players and houses of test/.
    if (from.endsWith('.test.ts') && target === 'test') return []
    const allowed = MAY[part]
    if (allowed && !allowed.includes(target)) return [`${from} must not import ${to}`]
    // A game folder stands for itself; what games share lies in a folder without rules of its own.
    const crosses = part === 'games' && target === 'games' && from.split('/').length > 2 && to.split('/').length > 2
    return crosses && game !== other && other !== 'banquet' ? [`${from} must not import ${to}`] : []
  })
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
