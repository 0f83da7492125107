import { at } from '../kernel/at.ts'
import { playAll } from './crew.ts'
import { interval } from './interval.ts'
import { progress } from './progress.ts'
import { puppetNames } from './puppet-names.ts'
import { sparring } from './sparring.ts'
import type { Voice } from './voice.ts'
import { checkSeats, gameOf, read, Usage } from './words.ts'

export async function tournament(args: readonly string[], voice: Voice): Promise<string> {
  if (args.includes('--sparring')) return sparring(args, voice)
  const words = read(args, { seats: 'value', games: 'value', seed: 'value', rotate: 'switch' })
  const { text } = words
  const game = gameOf(words)
  const list = words.value('seats')
  if (!list) throw new Usage(text.errors.missing('--seats'))
  const seats = puppetNames(words, list)
  checkSeats(words, game, seats.length)
  const games = words.whole('games', 1000, [1, 10_000_000])
  const seed = words.whole('seed', 1, [0, 2 ** 32 - 1])
  const { done, end } = progress(voice, text.progress, games)
  const rotate = words.has('rotate')
  const outcomes = await playAll({ game: game.key, seats, chairs: rotate ? 'shuffled' : 'named', seed }, games, done)
  end()
  const shares = seats.map((bot, who) => ({ bot, ...interval(outcomes.map((outcome) => at(outcome.shares, who))) }))
  const did: Record<string, number> = {}
  for (const { first } of outcomes)
    for (const [name, count] of Object.entries(first)) did[name] = (did[name] ?? 0) + count
  const first = Object.fromEntries(Object.entries(did).map(([name, count]) => [name, count / games]))
  if (words.json) return JSON.stringify({ game: game.key, games, seed, rotate, shares, first })
  const figure = (value: number) => value.toFixed(3)
  const rows = shares.map(({ bot, share, low, high }) => text.share(bot, figure(share), figure(low), figure(high)))
  const deeds = Object.entries(first).map(([name, mean]) => `  ${name.padEnd(24)} ${figure(mean)}`)
  return [text.shares(games), ...rows, text.first(at(seats, 0, 'bot')), ...deeds].join('\n')
}
