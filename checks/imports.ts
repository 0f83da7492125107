/** Imports point one way: kernel ← a game's pure files ← games ← server, web, cli, bench. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Source } from './clauses.ts'
import { shared } from './games.ts'
import { root as ours } from './tools.ts'

/** What each part of the house may import of ours. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel'],
  games: ['kernel', 'games'],
  server: ['kernel', 'games', 'protocol', 'server'],
  web: ['kernel', 'games', 'protocol', 'web'],
  protocol: ['kernel', 'protocol'],
  bots: ['kernel', 'games', 'bots'],
  cli: ['kernel', 'games', 'protocol', 'server', 'web', 'bots', 'checks', 'cli'],
  release: ['kernel', 'web', 'checks', 'release'],
  bench: ['kernel', 'games', 'protocol', 'server', 'web', 'test', 'cli', 'release', 'scripts', 'bench'],
  checks: ['kernel', 'games', 'checks', 'scripts', 'test', 'web'],
}
const IMPORT = /(?:from|import)\s*\(?\s*'([^'\s]+)'/g
/** What the kernel and the games take from others; their tests may be tests. */
const PACKAGES = /^node_modules\/(?:valibot|@noble\/hashes)(?:\/|$)/
const TESTING = /^node_modules\/(?:vitest|fast-check)$/
/** What the short names of this house stand for, under Node and in a page. */
const short: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(ours, 'package.json'), 'utf8'),
).imports
/** Rules know no clock, no machine and no luck of their own. */
const IMPURE =
  /\b(?:Math\.random|crypto\.(?:getRandomValues|randomUUID)|Date\.now|new Date|Date\(|performance\.|process\.|fetch\(|set(?:Timeout|Interval|Immediate))|['"]node:/

export interface Import {
  readonly from: string
  readonly to: string
}

/** Those that point the wrong way. */
export function wrongImports(imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) => !mayImport(from, to))
}

function mayImport(from: string, to: string): boolean {
  const [part = '', ...inside] = from.split('/')
  const [target = '', ...within] = to.split('/')
  // Tests of any part may use the players and houses of test/.
  if (from.endsWith('.test.ts') && target === 'test') return true
  // What the project says of itself may be known everywhere.
  if (to === 'package.json') return true
  if (target === 'node_modules') return (part !== 'kernel' && part !== 'games') || mayTake(from, to)
  const allowed = MAY[part]
  if (allowed && !allowed.includes(target)) return false
  if (part !== 'games' || target !== 'games') return true
  const [game, other] = [folderOf(inside), folderOf(within)]
  // A game folder stands for itself and what games share; what they share knows none of them.
  return game === undefined || other === undefined || game === other || shared.includes(other)
}

const mayTake = (from: string, to: string) =>
  PACKAGES.test(to) || (/\.(?:test|script)\.ts$/.test(from) && TESTING.test(to))

/** The folder in which a file of `games/` lies, if it lies in one. */
function folderOf(path: readonly string[]): string | undefined {
  return path.length > 1 ? path[0] : undefined
}

/**
 * Those that use a clock, the machine or luck of their own. What is read from a file under Node, and in a page elsewhere (`.node.ts`),
 * never changes: it is as good as written down.
 */
export function impure(files: readonly Source[]): string[] {
  return files
    .filter(({ path, text }) => !/\.(?:test|node)\.ts$/.test(path) && IMPURE.test(text))
    .map(({ path }) => path)
}

/** A package is what lies in `node_modules`. What Node itself brings is no import: rules may not (`impure`), and others may. */
export function importsOf(root: string, pattern: string): Import[] {
  return globSync(pattern, { cwd: root, exclude: (name) => String(name).includes('node_modules') }).flatMap((from) =>
    importsIn(from, readFileSync(join(root, from), 'utf8')),
  )
}

export function importsIn(from: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => placesOf(from, name)).map((to) => ({ from, to }))
}

function placesOf(from: string, name: string): string[] {
  if (name.startsWith('.')) return [join(dirname(from), name)]
  if (name.startsWith('#')) return Object.values(short[name] ?? { nowhere: name }).map((path) => join(path))
  return name.startsWith('node:') ? [] : [`node_modules/${name}`]
}
