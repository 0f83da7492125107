import { writeFileSync } from 'node:fs'
import { at } from '../kernel/at.ts'
import { scatter } from '../kernel/chance.ts'
import { type Outcome, playAll } from './crew.ts'
import { fairGame } from './fair-game.ts'
import { checkSeats, gameOf } from './game.ts'
import { progress } from './progress.ts'
import { puppetNames } from './puppet-names.ts'
import type { Voice } from './voice.ts'
import { read, Usage } from './words.ts'

export async function simulate(args: readonly string[], voice: Voice): Promise<string> {
  const words = read(args, { players: 'value', games: 'value', bots: 'value', seed: 'value', record: 'value' })
  const { text } = words
  const game = gameOf(words)
  const players = checkSeats(words, game, words.whole('players', game.seats[0], [1, 99]))
  const games = words.whole('games', 1000, [1, 10_000_000])
  const seed = words.whole('seed', 1, [0, 2 ** 32 - 1])
  const named = puppetNames(words, words.value('bots') ?? 'normal')
  if (named.length !== 1 && named.length !== players) throw new Usage(text.errors.botCount(named.length, players))
  const seats = Array.from({ length: players }, (_, seat) => at(named, seat % named.length, 'bot'))
  const file = words.value('record')
  if (file) writeRecord(file, await fairGame(game, seats, scatter(seed, 0)), text.errors.unwritable(file))
  const { done, end } = progress(voice, text.progress, games)
  const outcomes = await playAll({ game: game.key, seats, chairs: 'named', seed }, games, done)
  end()
  const summary = { game: game.key, players, games, bots: seats, seed, ...summed(outcomes) }
  if (words.json) return JSON.stringify(summary)
  const { moves, endings, counts, wins } = summary
  const rows = (table: Record<string, number>, per: number) =>
    Object.entries(table).map(([name, count]) => `  ${name.padEnd(24)} ${(count / per).toFixed(3)}`)
  return [
    text.simulated(games, players),
    text.moves(moves.mean.toFixed(1), moves.least, moves.median, moves.most),
    text.endings,
    ...rows(endings, games),
    text.counts,
    ...rows(counts, games),
    text.wins,
    `  ${wins.map((share) => share.toFixed(3)).join('  ')}`,
  ].join('\n')
}

function writeRecord(file: string, record: string, problem: string): void {
  try {
    writeFileSync(file, record)
  } catch {
    throw new Usage(problem)
  }
}

function summed(outcomes: readonly Outcome[]) {
  const lengths = outcomes.map(({ moves }) => moves).sort((a, b) => a - b)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const endings: Record<string, number> = {}
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    endings[outcome.ending] = (endings[outcome.ending] ?? 0) + 1
    for (const [name, count] of Object.entries(outcome.counts)) counts[name] = (counts[name] ?? 0) + count
  }
  const moves = {
    mean: total / lengths.length,
    least: at(lengths, 0, 'game'),
    median: at(lengths, lengths.length >> 1, 'game'),
    most: at(lengths, lengths.length - 1, 'game'),
  }
  const wins = at(outcomes, 0, 'game').shares.map(
    (_, seat) => outcomes.reduce((sum, { shares }) => sum + at(shares, seat, 'share'), 0) / outcomes.length,
  )
  return { moves, endings, counts, wins }
}
