/** The programs that look at our code and run our tests: each under this Node, which is the one the project brings. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
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
