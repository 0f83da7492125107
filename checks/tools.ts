/** The programs that look at our code and run our tests: each under this Node, which is the one the project brings. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const tools = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
} as const
export type Tool = keyof typeof tools

export const isTool = (name: string): name is Tool => Object.hasOwn(tools, name)

interface Manner {
  readonly stdio: StdioOptions
  readonly env?: NodeJS.ProcessEnv
}

export function begin(tool: Tool, words: readonly string[], { stdio, env = process.env }: Manner): ChildProcess {
  return spawn(process.execPath, [join(root, 'node_modules', tools[tool]), ...words], { cwd: root, stdio, env })
}

/** What a tool says, and whether it is content: 0. */
export async function heard(tool: Tool, words: readonly string[]): Promise<{ code: number; said: string }> {
  const child = begin(tool, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (some) => said.push(some))
  const [code] = await once(child, 'close')
  return { code, said: said.join('').trim() }
}
