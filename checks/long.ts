/**
 * The long runs, which no `npm test` has the time for: a house that is killed very often, also where its disk cannot always
 * be read, long simulated stories, an enemy at the table, puppets in thousands of positions, all tests at length (the contract at
 * many more tables, full ones played by ear, pages in more sizes), and those of the page once more with pages that hear everything late.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Red } from './tests.ts'
import { begin, root } from './tools.ts'

const KILLS = 200
const STORIES = 10
const FAULTS = 25_000
const STEPS = 100_000
const POSITIONS = 2000
const LATE = 250
const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']

/** Says what was red; `seed` is the first of those that are used. */
export async function longRuns(seed: number, say: (line: string) => void): Promise<{ passed: number; reds: Red[] }> {
  const stories = Array.from({ length: STORIES }, (_, at) => `--seed ${seed + at} --faults ${FAULTS}`)
  const reds: Red[] = []
  const tried = async (file: string, child: ChildProcess) => {
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', say)
    const [code] = await once(child, 'close')
    if (code !== 0) reds.push({ file })
  }
  const kills = [`--rounds ${KILLS} --seed ${seed}`, `--reads --rounds ${KILLS} --seed ${seed}`]
  const faults = [...kills, ...stories, `--evenings ${STEPS} --seed ${seed}`]
  const twins = ['normal', 'hard'].map((level) => `--level ${level} --positions ${POSITIONS} --seed ${seed}`)
  const runs = [
    ...faults.map((words) => ['faults', 'test/faults.ts', words] as const),
    ...twins.map((words) => ['twins', 'test/secrecy/main.ts', words] as const),
  ]
  for (const [name, program, words] of runs) {
    const child = spawn(process.execPath, [join(root, program), ...words.split(' ')], { stdio })
    await tried(`npm run ${name} -- ${words}`, child)
  }
  const tests: readonly (readonly [NodeJS.ProcessEnv, ...string[]])[] = [
    [{ HUMBUG_LONG: '1', HUMBUG_SEED: String(seed) }],
    [{ HUMBUG_LATE: String(LATE), HUMBUG_SEED: String(seed) }, '--project', 'browser'],
  ]
  for (const [more, ...words] of tests) {
    const env = { ...process.env, ...more }
    await tried(`vitest run, with ${JSON.stringify(more)}`, begin('vitest', ['run', ...words], { stdio, env }))
  }
  return { passed: runs.length + tests.length - reds.length, reds }
}
