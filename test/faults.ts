/**
 * `npm run faults -- --rounds N` kills a real house N times; with `--store postgres` there are three at one database, or as many as
 * `--houses N` says, and everything happens to them. `--stories N` tells N simulated stories of 2500 faults each; `--seed N --faults N`
 * tells one story again, and `--houses N` lets several houses be in it. With `--reads` the disk cannot always be read.
 * `--evenings N` lets an enemy with four devices try N things, and `--seed N --evening N` spends one such evening again. Without a
 * seed they begin with a new one, and say which.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { scatter } from '../kernel/chance.ts'
import { evening, type Outcome } from './enemy/evening.ts'
import { storm } from './houses/storm.ts'
import { killing } from './kill/kill.ts'
import { closeAll } from './open.ts'
import { simulate } from './sim/simulation.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    stories: { type: 'string' },
    seed: { type: 'string' },
    faults: { type: 'string' },
    evening: { type: 'string' },
    evenings: { type: 'string' },
    reads: { type: 'boolean', default: false },
    houses: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
  },
})
const seed = Number(values.seed ?? randomInt(2 ** 32))
const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)

async function tell(story: number, faults: number): Promise<boolean> {
  const outcome = await simulate({
    seed: story,
    faults,
    reads: values.reads ? 5 : 0,
    houses: Number(values.houses ?? 1),
  })
  say({ seed: story, ...outcome })
  return outcome.verdict === undefined
}

async function tellMany(stories: number): Promise<boolean> {
  let wrong = 0
  for (let at = 0; at < stories; at++) if (!(await tell(scatter(seed, at), 2500))) wrong++
  return wrong === 0
}

const EVENING = 2000

async function spend(of: number, steps: number): Promise<Outcome> {
  const outcome = await evening({ seed: of, steps })
  if (outcome.verdict) say(outcome)
  return outcome
}

async function spendMany(steps: number): Promise<boolean> {
  const sum = { evenings: 0, steps: 0, frames: 0, games: 0, different: 0, alike: 0, 'let in': 0, wrong: 0 }
  for (; sum.steps < steps; sum.evenings++) {
    const { verdict, counts, ...outcome } = await spend(scatter(seed, sum.evenings), EVENING)
    sum.steps += outcome.steps
    sum.frames += outcome.heard
    sum.games += outcome.games
    sum.different += counts.different
    sum.alike += counts.alike
    sum['let in'] += outcome.letIn
    if (verdict) sum.wrong++
    if (sum.evenings % 50 === 49) process.stderr.write(`${sum.steps} of ${steps}\n`)
  }
  say({ seed, ...sum })
  return sum.wrong === 0
}

async function kill(rounds: number): Promise<boolean> {
  const toll = await killing(rounds, seed, values.reads ? 'failing' : 'whole', (round) => {
    if (round % 10 === 0) process.stderr.write(`${round} of ${rounds}\n`)
  })
  await closeAll()
  say({ seed, ...toll })
  return toll.wrongs.length === 0
}

async function weather(rounds: number): Promise<boolean> {
  const houses = Number(values.houses ?? 3)
  const toll = await storm({ rounds, houses, seed }, (round) => {
    if (round % 10 === 0) process.stderr.write(`${round} of ${rounds}\n`)
  })
  say({ seed, houses, ...toll })
  return toll.wrongs.length === 0
}

function begin(): Promise<boolean> {
  if (values.faults !== undefined) return tell(seed, Number(values.faults))
  if (values.evening !== undefined) return spend(seed, Number(values.evening)).then(({ verdict }) => !verdict)
  if (values.evenings !== undefined) return spendMany(Number(values.evenings))
  if (values.stories !== undefined) return tellMany(Number(values.stories))
  const rounds = Number(values.rounds ?? 20)
  return values.store === 'postgres' ? weather(rounds) : kill(rounds)
}

process.exitCode = (await begin()) ? 0 : 1
