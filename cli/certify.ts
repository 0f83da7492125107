import { solvedWorths } from '#solved'
import { certify as reckon } from '../bots/certify/certify.ts'
import { sample } from '../bots/certify/sampled.ts'
import { startingSanity } from '../games/rats/setup.ts'
import { checkSeats, gameOf } from './game.ts'
import { progress } from './progress.ts'
import type { Voice } from './voice.ts'
import { read, Usage, type Words } from './words.ts'

const points = (share: number) => (100 * share).toFixed(2)

export async function certify(args: readonly string[], voice: Voice): Promise<string> {
  const words = read(args, { players: 'value', begun: 'value', games: 'value', seed: 'value' })
  const { text } = words
  const game = gameOf(words)
  if (game.key !== 'rats') throw new Usage(text.certify.notSolved(game.key))
  const players = words.whole('players', 3, [1, 100])
  checkSeats(words, game, players)
  return solvedWorths(players) ? exactly(players, words, voice) : roughly(players, words, voice)
}

async function exactly(players: number, words: Words, voice: Voice): Promise<string> {
  const { text } = words
  const { done, end } = progress(voice, text.certify.progress, players * startingSanity(players))
  const certificate = await reckon(players, done, words.value('begun'))
  end()
  if (words.json) return JSON.stringify(certificate)
  return text.certify.gains(players, points(certificate.gain), points(1 / players))
}

async function roughly(players: number, words: Words, voice: Voice): Promise<string> {
  const { text } = words
  const games = words.whole('games', 100, [2, 1_000_000])
  const { done, end } = progress(voice, text.progress, games)
  const found = await sample(players, games, words.whole('seed', 1, [0, 2 ** 32 - 1]), done)
  end()
  if (words.json) return JSON.stringify(found)
  const { gain, within, rounds } = found
  return text.certify.estimate(players, points(gain), points(within), points(1 / players), games, rounds.toFixed(1))
}
