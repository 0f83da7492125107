/** What a game must have before it is released. `npm test` asks for it, and `./humbug check` says it in plain words. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausesOf } from '../kernel/clauses.ts'
import { type Advice, hints } from '../kernel/contract/hints.ts'
import { type ClauseProblem, clauseProblems, sources } from './clauses.ts'
import { keysIn, lettersOf } from './games.ts'
import { importsOf, impure, wrongImports } from './imports.ts'
import { root } from './tools.ts'

export type Lack =
  | ClauseProblem
  | { readonly is: 'no file'; readonly file: string }
  /** Its title names another folder: no page would find it. */
  | { readonly is: 'other key' | 'not shelved' | 'no contract' | 'no clauses' }
  /** The lid says that there is none, and there is one, or the other way. */
  | { readonly is: 'wrong lid'; readonly file: string }
  | { readonly is: 'letter taken'; readonly letter: string; readonly by: string }
  /** A clause that only one language has. */
  | { readonly is: 'untranslated'; readonly clause: string }
  | { readonly is: 'wrong import'; readonly from: string; readonly to: string }
  | { readonly is: 'impure'; readonly path: string }

/** All that the house and the page look for, and all that a breach of the contract could send its author to. */
const all: readonly Advice[] = Object.values(hints)
const needed = new Set([
  ...all.flatMap(({ look }) => look.map(([file]) => file)),
  ...['RULES.de.md', 'title.ts', 'kit.ts', 'contract.test.ts'],
])

export function lacksOf(key: string, house = root): readonly Lack[] {
  const folder = join(house, 'games', key)
  const missing = [...needed].filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) return missing.map((file) => ({ is: 'no file', file }))
  return [...joints(key, house), ...clauses(key, house), ...ways(key, house)]
}

/** What holds it to the house. */
function joints(key: string, house: string): Lack[] {
  const text = (file: string) => readFileSync(join(house, 'games', file), 'utf8')
  const lacks: Lack[] = []
  if (!text(`${key}/title.ts`).includes(`key: '${key}'`)) lacks.push({ is: 'other key' })
  for (const [part, file] of [['gist', 'gist.en.ts'] as const, ['lesson', 'lesson.ts'] as const]) {
    const isWithout = new RegExp(`without: .*'${part}'`).test(text(`${key}/title.ts`))
    if (isWithout === existsSync(join(house, 'games', key, file))) lacks.push({ is: 'wrong lid', file })
  }
  if (!text('shelf.node.ts').includes(`'./${key}/kit.ts'`)) lacks.push({ is: 'not shelved' })
  if (!/^keepsTheContract\(\w+, bots\)$/m.test(text(`${key}/contract.test.ts`))) lacks.push({ is: 'no contract' })
  for (const letter of lettersOf(key, house)) {
    const by = keysIn(house).find((other) => other !== key && lettersOf(other, house).includes(letter))
    if (by !== undefined) lacks.push({ is: 'letter taken', letter, by })
  }
  return lacks
}

function clauses(key: string, house: string): Lack[] {
  const rules = (name: string) => readFileSync(join(house, 'games', key, name), 'utf8')
  const [en, de] = [clausesOf(rules('RULES.md')), clausesOf(rules('RULES.de.md'))]
  if (en.size === 0) return [{ is: 'no clauses' }]
  const lonely = [...[...en].filter((one) => !de.has(one)), ...[...de].filter((one) => !en.has(one))]
  // What games share is tried in a folder of its own.
  const tests = sources(house, 'games/**/*.test.ts')
  return [
    ...lonely.map((clause): Lack => ({ is: 'untranslated', clause })),
    ...clauseProblems(rules('RULES.md'), tests, sources(house, `games/${key}/rules*.test.ts`)),
  ]
}

function ways(key: string, house: string): Lack[] {
  const files = `games/${key}/**/*.ts`
  return [
    ...wrongImports(importsOf(house, files)).map((one): Lack => ({ is: 'wrong import', ...one })),
    ...impure(sources(house, files)).map((path): Lack => ({ is: 'impure', path })),
  ]
}
