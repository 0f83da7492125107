/** One game alone, looked at in seconds: side by side what its types, its form and its tests say. */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf } from './tally.ts'
import { type Outcome, type Red, testsOf } from './tests.ts'
import { heard, root, type Tool } from './tools.ts'

export type Look = 'types' | 'lint' | 'contract' | 'rules' | 'texts' | 'lesson'

export interface Seen {
  readonly look: Look
  readonly content: boolean
  /** In milliseconds. */
  readonly took: number
  /** What a tool had to say of what it does not like. */
  readonly words: string
}

/** What these tests try: those of the game itself, and those of every game among which are its own. */
const tried: Readonly<Record<Exclude<Look, 'types' | 'lint'>, (key: string) => readonly string[]>> = {
  contract: (key) => [`games/${key}/contract.test.ts`],
  rules: (key) => globSync(`games/${key}/rules*.test.ts`, { cwd: root }),
  texts: () => ['kernel/rulebook.test.ts', 'checks/terms.test.ts'],
  lesson: (key) => (existsSync(join(root, 'games', key, 'lesson.ts')) ? ['games/lessons.test.ts'] : []),
}

export async function looksAt(key: string): Promise<Seen[]> {
  const [types, lint, tests] = await Promise.all([typesOf(key), lintOf(key), testsFor(key)])
  return [types, lint, ...tests]
}

const foldersOf = (key: string) => [`games/${key}`, `web/boards/${key}`].filter((path) => existsSync(join(root, path)))

/** Of the game and what it imports: of the whole house they would take half a minute. */
function typesOf(key: string): Promise<Seen> {
  const folder = join(root, '.runtime/check')
  const config = join(folder, `${key}.json`)
  const include = [...foldersOf(key), 'web/assets.d.ts'].map((path) => `../../${path}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.json', include, exclude: [] }))
  return looked('types', 'tsc', ['-p', config])
}

function lintOf(key: string): Promise<Seen> {
  return looked('lint', 'biome', ['check', '--error-on-warnings', ...foldersOf(key), 'games/shelf.node.ts'])
}

async function looked(look: Look, tool: Tool, words: readonly string[]): Promise<Seen> {
  const from = performance.now()
  const { code, said } = await heard(tool, words)
  return { look, content: code === 0, took: performance.now() - from, words: code === 0 ? '' : said }
}

async function testsFor(key: string): Promise<Seen[]> {
  const parts = (Object.keys(tried) as (keyof typeof tried)[])
    .map((look) => ({ look, files: tried[look](key) }))
    .filter(({ files }) => files.length > 0)
  const words = ['--project', 'rules', ...parts.flatMap(({ files }) => files)]
  return sorted(key, parts, await testsOf(words, process.env, () => {}))
}

interface Tried {
  readonly look: Look
  readonly files: readonly string[]
}

/** What came of the tests, by what they try; what is red in another game is not the business of this one. */
export function sorted(key: string, parts: readonly Tried[], { reds, took }: Pick<Outcome, 'reds' | 'took'>): Seen[] {
  const own = reds.filter((red) => concerns(red, key))
  const stray = own.filter(({ file }) => !parts.some(({ files }) => files.includes(file)))
  return parts.map(({ look, files }, at) => {
    // What failed outside of all tests is told once.
    const failed = [...own.filter(({ file }) => files.includes(file)), ...(at === 0 ? stray : [])]
    return {
      look,
      content: failed.length === 0,
      took: files.reduce((sum, file) => sum + (took.get(file) ?? 0), 0),
      words: failed.map((red) => `${nameOf(red)}\n${red.why ?? ''}`.trim()).join('\n\n'),
    }
  })
}

/** A file for every game has tests of others as well, each under the name of its game. */
function concerns({ file, test }: Red, key: string): boolean {
  return test === undefined || file.startsWith(`games/${key}/`) || new RegExp(`\\b${key}\\b`).test(test)
}
