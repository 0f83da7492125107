/**
 * How well one tells the six natures apart by how they play, and whether they are about as strong.
 *
 *   node bots/natures/main.ts --game rats [--level hard] [--players 4] [--games 4000] [--seed 1]
 *
 * In every game each seat has another nature. Three games of four are learnt from; in the others it is guessed, from one seat's
 * play in one game, of which nature it was.
 */
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { at } from '../../kernel/at.ts'
import { natures } from '../../kernel/nature.ts'
import { crew, type Stretch } from '../crew.ts'
import { type Sample, Softmax } from './softmax.ts'
import type { Watched } from './watching-worker.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'rats' },
    level: { type: 'string', default: 'hard' },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
  },
})
const [seats, games, seed] = [Number(values.players), Number(values.games), Number(values.seed)]
/** One game in so many is not learnt from. */
const TRIED = 4
const hands = crew<Stretch, Watched[]>(
  { key: values.game, level: values.level, seats, seed },
  (options) => new Worker(new URL('./watching-worker.ts', import.meta.url), options),
)
const watched = (await hands.together({ from: 0, to: games })).flat()
await hands.end()

const numbers = new Map<string, number>()
const numberOf = (trait: string) => {
  const known = numbers.get(trait) ?? numbers.size
  numbers.set(trait, known)
  return known
}
const samples = watched.map(({ game, nature, noticed }): Sample & { game: number } => ({
  game,
  kind: nature,
  noticed: new Map([['', 1] as const, ...noticed].map(([trait, often]) => [numberOf(trait), Math.sqrt(often)])),
}))
const reader = new Softmax(numbers.size, natures.length)
reader.learn(samples.filter(({ game }) => game % TRIED > 0))
const tried = samples.filter(({ game }) => game % TRIED === 0)
const guessed = tried.map(({ noticed, kind }) => ({ kind, guess: reader.guess(noticed) }))
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const right = guessed.filter(({ kind, guess }) => kind === guess).length / guessed.length

process.stdout.write(`${values.game}, ${seats} puppets (${values.level}), ${games} games, seed ${seed}\n`)
process.stdout.write(`told apart by their play in one game: ${percent(right)} of ${guessed.length}\n`)
for (const [kind, nature] of natures.entries()) {
  const own = watched.filter((one) => one.nature === kind)
  const mean = own.reduce((sum, { won }) => sum + won, 0) / own.length
  const spread = own.reduce((sum, { won }) => sum + (won - mean) ** 2, 0) / own.length
  const mine = guessed.filter((one) => one.kind === kind)
  const known = mine.filter(({ guess }) => guess === kind).length / mine.length
  const taken = natures.map((_, other) => mine.filter(({ guess }) => guess === other).length)
  process.stdout.write(
    `  ${nature.padEnd(10)} wins ${percent(mean)} ± ${(196 * Math.sqrt(spread / own.length)).toFixed(1)}, known ${percent(known)}, taken for ${taken.map((many, n) => `${at(natures, n)} ${many}`).join(', ')}\n`,
  )
}
