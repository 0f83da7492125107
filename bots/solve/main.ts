/**
 * Solves The Rats in the Walls: what all ways in which brains can lie before the players are worth at the beginning of a round, from
 * the fewest brains to those of the deal. Writes the module by which the solved round is played.
 *
 *   node bots/solve/main.ts --players 3 --into FOLDER [--minutes 9]
 *
 * A round in which somebody says rats leaves fewer brains than before: what comes after it is known already. One that ends with a
 * "none" that was true and doubted leaves as many, and that is guessed from what is known. What was broken off after so many minutes
 * goes on from FOLDER. Three players take two minutes of a core, four take twenty.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { Worths, written } from '../../games/rats/bots/solved/worths.ts'
import { startingSanity } from '../../games/rats/setup.ts'
import { sure } from '../../kernel/at.ts'
import { crew } from '../crew.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '100000' },
    into: { type: 'string', default: '.' },
  },
})
const [seats, minutes] = [Number(values.players), Number(values.minutes)]
const name = sure({ 3: 'three', 4: 'four' }[seats], 'name of a table for so many players')
const brains = seats * startingSanity(seats)
const until = performance.now() + minutes * 60_000
const begun = join(values.into, `${name}.begun`)
const memory = new SharedArrayBuffer(new Worths(seats, brains).shares.byteLength)
const worths = new Worths(seats, brains, new Float32Array(memory))
/** All with so many brains are solved. */
let done = seats - 1
if (existsSync(begun)) {
  const [first, ...rest] = new Float32Array(new Uint8Array(readFileSync(begun)).buffer)
  done = sure(first, 'brains')
  worths.shares.set(rest)
}

const hands = crew<number>(
  { seats, brains, memory },
  (options) => new Worker(new URL('./solving-worker.ts', import.meta.url), options),
)
while (done < brains && performance.now() < until) {
  const from = performance.now()
  await hands.together(done + 1)
  done++
  writeFileSync(begun, Float32Array.of(done, ...worths.shares))
  process.stdout.write(`${done} of ${brains} brains: ${((performance.now() - from) / 1000).toFixed(1)} s\n`)
}
await hands.end()
if (done === brains) {
  const text = `/** Written by bots/solve. */\nexport const ${name} =\n  '${written(worths)}'\n`
  writeFileSync(join(values.into, `${name}.ts`), text)
}
