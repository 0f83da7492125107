/** What a soak has seen so far; it lies in a file, so that one that was broken off can go on. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Part } from './suite.ts'
import type { Red } from './tests.ts'
import { root } from './tools.ts'

export interface Round {
  readonly round: number
  readonly seed: number
  readonly passed: number
  readonly reds: readonly Red[]
}

export interface Plan {
  readonly times: number
  readonly part: Part
  /** Nothing waits for its turn. */
  readonly all: boolean
  /** So many cores' worth of other work beside the tests. */
  readonly load: number
  /** The first round's; each round has the next. */
  readonly seed: number
  /** Where the logs of red rounds stay. */
  readonly folder: string
}

export interface Tally {
  readonly plan: Plan
  readonly rounds: readonly Round[]
}

const home = join(root, '.runtime/soak')
const file = join(home, 'tally.json')

export const newFolder = (now: Date) => join(home, now.toISOString().slice(0, 19).replaceAll(':', '-'))

export function kept(): Tally {
  if (!existsSync(file)) throw new Error(`nothing was broken off: there is no ${file}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function keep(tally: Tally): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(tally, null, 2))
  renameSync(`${file}.new`, file)
}

export const nameOf = ({ file: at, test }: Red) => (test === undefined ? at : `${at} › ${test}`)

/** How to have the same again. */
function again({ file: at, test }: Red, seed: number): string {
  if (at.startsWith('npm ')) return at
  if (!at.endsWith('.ts')) return 'npm test'
  const script = at.startsWith('test/browser/') ? 'test:browser' : 'test:unit'
  // A name is a pattern there.
  const named = test === undefined ? '' : ` -t ${JSON.stringify(test.replaceAll(/[*+?^${}()|[\]\\]/g, '.'))}`
  return `HUMBUG_SEED=${seed} npm run ${script} -- ${at}${named}`
}

/** All that was ever red, the most frequent first: where, in which rounds, and how to repeat it. */
export function summary({ plan, rounds }: Tally): string {
  const all = rounds.flatMap(({ round, seed, reds }) => reds.map((red) => ({ round, seed, red })))
  const groups = [...Map.groupBy(all, ({ red }) => nameOf(red))]
  if (groups.length === 0) return `nothing was red in ${rounds.length} of ${rounds.length}`
  const lines = groups
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([name, times]) => [
      `${name}: ${times.length} of ${rounds.length}`,
      ...times.map(({ round, seed, red }) => `  round ${round}, seed ${seed}: ${again(red, seed)}`),
    ])
  return [...lines, `their logs are in ${plan.folder}`].join('\n')
}
