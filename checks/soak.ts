/**
 * `npm run soak -- --times N`: everything that `npm test` runs, again and again, each time with other seeds, other turns and
 * other work on the machine beside it; then the long runs, in which nothing waits for its turn. Lists in the end what was ever
 * red. `--all`: nothing waits in any round. `--load K`: so many cores' worth of other work (1). `--only unit|browser`: these
 * tests alone. `--continue`: goes on where the last one was broken off.
 */
import { once } from 'node:events'
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { Worker } from 'node:worker_threads'
import { longRuns } from './long.ts'
import { isPart, suite } from './suite.ts'
import { keep, kept, nameOf, newFolder, type Plan, type Round, summary, type Tally } from './tally.ts'
import { leftBy } from './turns.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    load: { type: 'string', default: '1' },
    only: { type: 'string', default: 'all' },
    all: { type: 'boolean', default: false },
    continue: { type: 'boolean', default: false },
  },
})

function newTally(): Tally {
  const [times, load, now] = [Number(values.times), Number(values.load), new Date()]
  if (!Number.isInteger(times) || times < 1) throw new Error(`--times ${values.times}: how often?`)
  if (!Number.isInteger(load) || load < 0) throw new Error(`--load ${values.load}: how many cores?`)
  if (!isPart(values.only)) throw new Error(`--only ${values.only}: unit or browser?`)
  const [seed, folder] = [now.getTime() % 1_000_000_000, newFolder(now)]
  const plan: Plan = { times, load, part: values.only, all: values.all, seed, folder }
  return { plan, rounds: [] }
}

function lasting(from: number): string {
  const seconds = Math.round((performance.now() - from) / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

const say = (line: string) => process.stdout.write(`${line}\n`)

let tally = values.continue ? kept() : newTally()
const { times, load, part, all, seed: first, folder } = tally.plan
mkdirSync(folder, { recursive: true })
keep(tally)
// Threads that do nothing but burn; they end with this process, however it ends.
for (let n = 0; n < load; n++) new Worker('for (;;) {}', { eval: true }).unref()

type Work = (seed: number, tell: (line: string) => void) => Promise<Pick<Round, 'passed' | 'reds'>>

/** Does it, writes down all that is said meanwhile, and counts it; where nothing was red, nothing of that is kept. */
async function tried(round: number, title: string, work: Work): Promise<void> {
  const [from, seed] = [performance.now(), first + round]
  const path = join(folder, `${title.replaceAll(' ', '-')}.log`)
  const log = createWriteStream(path)
  const { passed, reds } = await work(seed, (line) => log.write(`${stripVTControlCharacters(line)}\n`))
  log.end()
  await once(log, 'finish')
  if (reds.length === 0) rmSync(path)
  tally = { ...tally, rounds: [...tally.rounds, { round, seed, passed, reds }] }
  keep(tally)
  say(`${title}: ${passed} passed, ${reds.length} failed, ${lasting(from)}`)
  for (const red of reds) say(`  ${nameOf(red)}`)
}

say(
  `${times} rounds with the seeds from ${first + 1} on, beside ${load} busy ${load === 1 ? 'core' : 'cores'}; logs in ${folder}`,
)
for (let round = tally.rounds.length + 1; round <= times; round++) {
  await tried(round, `round ${round} of ${times}`, (seed, tell) =>
    suite(part, { ...process.env, HUMBUG_SEED: String(seed), HUMBUG_LATER: all ? '' : leftBy(seed).join() }, tell),
  )
}
if (part !== 'browser' && tally.rounds.length === times) await tried(times + 1, 'the long runs', longRuns)
say(`\n${summary(tally)}`)
process.exitCode = tally.rounds.every(({ reds }) => reds.length === 0) ? 0 : 1
