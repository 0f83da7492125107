import { at } from '../kernel/at.ts'
import { chairsIn } from './chairs.ts'
import { type Bout, playAll, Spoilt } from './crew.ts'
import { checkSeats, gameOf } from './game.ts'
import { interval } from './interval.ts'
import { nameOf, ownNamed } from './own/owned.ts'
import { failureText, ownText } from './own/text.ts'
import { seeThatUsable } from './own/usable.ts'
import { progress } from './progress.ts'
import { puppetName } from './puppet-names.ts'
import { sparring } from './sparring.ts'
import type { Voice } from './voice.ts'
import { read, Usage, type Words } from './words.ts'

export async function tournament(args: readonly string[], voice: Voice): Promise<string> {
  if (args.includes('--sparring')) return sparring(args, voice)
  const words = read(args, { seats: 'value', games: 'value', seed: 'value', rotate: 'switch' })
  const { text } = words
  const game = gameOf(words)
  const list = words.value('seats')
  if (!list) throw new Usage(text.errors.missing('--seats'))
  const seats = list.split(',').map((name) => ownNamed(name) ?? puppetName(words, name))
  checkSeats(words, game, seats.length)
  const games = words.whole('games', 1000, [1, 10_000_000])
  const seed = words.whole('seed', 1, [0, 2 ** 32 - 1])
  for (const seat of seats) if (typeof seat !== 'string' && 'file' in seat) await seeThatUsable(words, seat.file)
  const names = seats.map((seat) => (typeof seat === 'string' ? seat : nameOf(seat)))
  const { done, end } = progress(voice, text.progress, games)
  const rotate = words.has('rotate')
  const bout: Bout = { game: game.key, seats, chairs: rotate ? 'shuffled' : 'named', seed }
  const outcomes = await playAll(bout, games, done)
    .catch((error: unknown) => spoilt(words, names, bout, error))
    .finally(end)
  const shares = names.map((bot, who) => ({ bot, ...interval(outcomes.map((outcome) => at(outcome.shares, who))) }))
  const did: Record<string, number> = {}
  for (const { first } of outcomes)
    for (const [name, count] of Object.entries(first)) did[name] = (did[name] ?? 0) + count
  const first = Object.fromEntries(Object.entries(did).map(([name, count]) => [name, count / games]))
  if (words.json) return JSON.stringify({ game: game.key, games, seed, rotate, shares, first })
  const figure = (value: number) => value.toFixed(3)
  const rows = shares.map(({ bot, share, low, high }) => text.share(bot, figure(share), figure(low), figure(high)))
  const deeds = Object.entries(first).map(([name, mean]) => `  ${name.padEnd(24)} ${figure(mean)}`)
  return [text.shares(games), ...rows, text.first(at(names, 0, 'bot')), ...deeds].join('\n')
}

/** Who brought a bot is told which game it spoilt: with the same seed it can be had again. */
function spoilt({ language }: Words, names: readonly string[], { seats, chairs, seed }: Bout, error: unknown): never {
  if (!(error instanceof Spoilt)) throw error
  const { index, seat, ...failure } = error.mishap
  const bot = at(names, chairsIn(index, seats.length, chairs, seed).indexOf(seat), 'bot')
  throw new Usage(ownText[language].mishap(bot, index + 1, seat + 1, failureText(language, failure)))
}
