/**
 * Solves The Rats in the Walls: what every throw is worth, however the brains lie before the players, from the fewest brains to those of
 * the deal. Writes the file by which the hard puppet plays.
 *
 *   node bots/solve/main.ts --players 3 --into FOLDER [--minutes 9]
 *
 * A round in which somebody says rats leaves fewer brains than before: what comes after it is known already. One that ends with a
 * "none" that was true and doubted leaves as many: that is guessed at first, and then solved again with what was learnt. What was broken
 * off after so many minutes goes on from FOLDER. Three players take twelve minutes of a core, four take seventy.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import { packed } from '../../games/rats/bots/solved/packed.ts'
import { Worths } from '../../games/rats/bots/solved/worths.ts'
import { startingSanity } from '../../games/rats/setup.ts'
import { sure } from '../../kernel/at.ts'
import { begun } from '../begun.ts'
import type { Task } from '../brains.ts'
import { crew } from '../crew.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '100000' },
    into: { type: 'string', default: '.' },
  },
})
/** Rounds that lead to others with as many brains are solved so often, each time with what was learnt of those. */
const PASSES = 3
const [seats, minutes] = [Number(values.players), Number(values.minutes)]
const name = sure({ 3: 'three', 4: 'four' }[seats], 'name of a table for so many players')
const brains = seats * startingSanity(seats)
const until = performance.now() + minutes * 60_000
const memory = new SharedArrayBuffer(new Worths(seats, brains).shares.byteLength)
const worths = new Worths(seats, brains, new Float32Array(memory))
const draft = begun(join(values.into, `${name}.begun`), memory, seats - 1)

const hands = crew<Task, void>(
  { seats, brains, memory },
  (options) => new Worker(new URL('./solving-worker.ts', import.meta.url), options),
)
let { done } = draft
while (done < brains && performance.now() < until) {
  const from = performance.now()
  for (let pass = 0; pass < PASSES; pass++) await hands.together({ brains: done + 1, pass })
  draft.keep(++done)
  process.stdout.write(`${done} of ${brains} brains: ${((performance.now() - from) / 1000).toFixed(1)} s\n`)
}
await hands.end()
if (done === brains) writeFileSync(join(values.into, `${name}.bin`), brotliCompressSync(packed(worths)))
