/** The long runs, which no `npm test` has the time for: a house that is killed very often, and long simulated stories. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Red } from './tests.ts'
import { root } from './tools.ts'

const KILLS = 200
const STORIES = 10
const FAULTS = 25_000

/** Says what was red; `seed` is the first of those that are used. */
export async function longRuns(seed: number, say: (line: string) => void): Promise<{ passed: number; reds: Red[] }> {
  const stories = Array.from({ length: STORIES }, (_, at) => `--seed ${seed + at} --faults ${FAULTS}`)
  const reds: Red[] = []
  for (const words of [`--rounds ${KILLS} --seed ${seed}`, ...stories]) {
    const child = spawn(process.execPath, [join(root, 'test/faults.ts'), ...words.split(' ')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
    const [code] = await once(child, 'close')
    if (code !== 0) reds.push({ file: `npm run faults -- ${words}` })
  }
  return { passed: STORIES + 1 - reds.length, reds }
}
