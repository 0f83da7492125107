/** `npm run faults -- --rounds N` kills a real house N times; `--seed N --faults N` tells one simulated story. */
import { parseArgs } from 'node:util'
import { killing } from './kill/kill.ts'
import { closeAll } from './open.ts'
import { simulate } from './sim/simulation.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, seed: { type: 'string' }, faults: { type: 'string' } },
})
const seed = Number(values.seed ?? 1)

if (values.faults !== undefined) {
  const outcome = await simulate({ seed, faults: Number(values.faults) })
  process.stdout.write(`${JSON.stringify(outcome)}\n`)
  process.exitCode = outcome.verdict ? 1 : 0
} else {
  const rounds = Number(values.rounds ?? 20)
  const toll = await killing(rounds, seed, (round) => {
    if (round % 10 === 0) process.stderr.write(`${round} of ${rounds}\n`)
  })
  await closeAll()
  process.stdout.write(`${JSON.stringify(toll)}\n`)
  process.exitCode = toll.wrongs.length === 0 ? 0 : 1
}
