/**
 * How often somebody who has watched many games of hard puppets tells rightly what they pour before their target and into their
 * own goblet.
 *
 *   node bots/classify/main.ts --game toast [--players 4] [--games 10000] [--seed 1] [--minutes 60]
 *
 * One game in four is not learnt from: there the guesses are tried. Ten thousand games of Toast! with four take an hour of a core, of
 * goblets half a day; after so many minutes no more are begun.
 */
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { at } from '../../kernel/at.ts'
import { crew, type Stretch } from '../crew.ts'
import { Guesses, total } from './guesses.ts'
import { contents, goblets } from './onlooker.ts'

/** So many games are begun at once. */
const STRETCH = 40
const WHERE = { target: 'before their target', own: 'into their own goblet' } as const

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'toast' },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '100000' },
  },
})
const [seats, games, seed] = [Number(values.players), Number(values.games), Number(values.seed)]
const until = performance.now() + Number(values.minutes) * 60_000
const memory = new SharedArrayBuffer(Guesses.bytes)
const hands = crew<Stretch, void>(
  { key: values.game, seats, seed, memory },
  (options) => new Worker(new URL('./watching-worker.ts', import.meta.url), options),
)
let watched = 0
while (watched < games && performance.now() < until) {
  const to = Math.min(games, watched + STRETCH)
  await hands.together({ from: watched, to })
  watched = to
}
await hands.end()

const guesses = new Guesses(memory)
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`
process.stdout.write(`${values.game}, ${seats} hard puppets, ${watched} games, seed ${seed}\n`)
for (const [which, goblet] of goblets.entries()) {
  const found = guesses.found(which)
  const all = total(found)
  const sort = guesses.right(
    which,
    contents.map((_, content) => [content]),
  )
  const deadly = guesses.right(which, [[0, 2], [1]])
  const shares = contents.map((content, n) => `${content} ${percent(at(found, n), all)}`)
  process.stdout.write(`  ${all} pours ${WHERE[goblet]}: ${shares.join(', ')}\n`)
  process.stdout.write(
    `    told rightly what it is: ${percent(sort, all)}; whether it is poison: ${percent(deadly, all)}\n`,
  )
}
