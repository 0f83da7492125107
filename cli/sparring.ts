/** `humbug tournament GAME --sparring`: what somebody would gain who knows a single trick. */
import { fetchSparring, type Sparring } from '../games/sparring.ts'
import { at } from '../kernel/at.ts'
import { seeded } from '../kernel/chance.ts'
import type { Game } from '../kernel/game.ts'
import { type Bout, playEach } from './crew.ts'
import { checkSeats, gameOf } from './game.ts'
import { type Interval, interval } from './interval.ts'
import { progress } from './progress.ts'
import { puppetName } from './puppet-names.ts'
import type { Voice } from './voice.ts'
import { read, Usage, type Words } from './words.ts'

/** So much above its fair share a trick may win. */
const LENIENCE = 0.03
const SEEDS = 2 ** 32

interface Row extends Interval {
  readonly trick: string
  readonly size: number
  readonly fair: number
  /** Whether it wins too much. */
  readonly marked: boolean
}

const flags = {
  sparring: 'switch',
  trick: 'value',
  against: 'value',
  sizes: 'value',
  games: 'value',
  seed: 'value',
} as const

export async function sparring(args: readonly string[], voice: Voice): Promise<string> {
  const words = read(args, flags)
  const { text } = words
  const game = gameOf(words)
  const against = puppetName(words, words.value('against') ?? 'hard')
  const games = words.whole('games', 2000, [1, 10_000_000])
  const seed = words.whole('seed', seeded(Date.now())(SEEDS), [0, SEEDS - 1])
  const known = await fetchSparring(game.key)
  if (!known) throw new Usage(text.errors.noTricks(game.key))
  const sizes = sizesOf(words, game, known)
  const pairs = sizes.flatMap((size) => tricksOf(words, known).map((trick) => ({ trick, size })))
  const bouts = pairs.map(({ trick, size }): Bout => {
    const seats = [{ trick }, ...new Array(size - 1).fill(against)]
    return { game: game.key, seats, chairs: 'shuffled', seed }
  })
  const { done, end } = progress(voice, text.progress, bouts.length * games)
  const outcomes = await playEach(bouts, games, done)
  end()
  const rows = pairs.map(({ trick, size }, which): Row => {
    const found = interval(at(outcomes, which).map(({ shares }) => at(shares, 0, 'share')))
    return { trick, size, ...found, fair: 1 / size, marked: found.share > 1 / size + LENIENCE }
  })
  if (words.json) return JSON.stringify({ game: game.key, against, games, seed, tricks: rows })
  return [text.sparring(games, against, seed), ...sizes.flatMap((size) => told(words, rows, size))].join('\n')
}

/** The strongest first. */
function told({ text }: Words, rows: readonly Row[], size: number): string[] {
  const figure = (value: number) => value.toFixed(3)
  const here = rows.filter((row) => row.size === size).sort((a, b) => b.share - a.share)
  const width = Math.max(...here.map(({ trick }) => trick.length))
  const lines = here.map(({ trick, share, low, high, marked }) => {
    return `${marked ? '!' : ' '} ${text.share(trick.padEnd(width), figure(share), figure(low), figure(high))}`
  })
  return [text.atSize(size, figure(1 / size)), ...lines]
}

function tricksOf(words: Words, { sparring }: Sparring): string[] {
  const known = Object.keys(sparring)
  const name = words.value('trick')
  if (name === undefined) return known
  if (!known.includes(name)) throw new Usage(words.text.errors.noTrick(name, known.join(', ')))
  return [name]
}

function sizesOf(words: Words, game: Game, { sizes }: Sparring): readonly number[] {
  const list = words.value('sizes')
  if (list === undefined) return sizes
  return list.split(',').map((size) => {
    if (!/^\d+$/.test(size)) throw new Usage(words.text.errors.notNumber('--sizes', size, ...game.seats))
    return checkSeats(words, game, Number(size))
  })
}
