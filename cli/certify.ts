import { solvedWorths } from '#solved'
import { certify as reckon } from '../bots/certify/certify.ts'
import { startingSanity } from '../games/rats/setup.ts'
import { progress } from './progress.ts'
import type { Voice } from './voice.ts'
import { checkSeats, gameOf, read, Usage } from './words.ts'

export async function certify(args: readonly string[], voice: Voice): Promise<string> {
  const words = read(args, { players: 'value', begun: 'value' })
  const { text } = words
  const game = gameOf(words)
  if (game.key !== 'rats') throw new Usage(text.certify.notSolved(game.key))
  const players = words.whole('players', 3, [1, 100])
  checkSeats(words, game, players)
  if (!solvedWorths(players)) throw new Usage(text.certify.notFor(players))
  const { done, end } = progress(voice, text.certify.progress, players * startingSanity(players))
  const certificate = await reckon(players, done, words.value('begun'))
  end()
  if (words.json) return JSON.stringify(certificate)
  const points = (share: number) => (100 * share).toFixed(2)
  return text.certify.gains(players, points(certificate.gain), points(1 / players))
}
