/** One of the crew: plays the stretches of games that it is handed. */
import { parentPort } from 'node:worker_threads'
import { findBots } from '../games/bots.ts'
import { findGame } from '../games/index.ts'
import { scatter } from '../kernel/chance.ts'
import { defaults, type Game } from '../kernel/game.ts'
import { selfPlay, shares } from '../kernel/selfplay.ts'
import type { Job, Outcome } from './crew.ts'

function playOne(game: Game, { seats, rotate, seed }: Job, index: number): Outcome {
  const shift = rotate === 'rotate' ? index % seats.length : 0
  // Whoever is named first sits on seat `shift`.
  const named = (seat: number) => (seat - shift + seats.length) % seats.length
  const bots = seats.map((_, seat) => findBots(game.key)[seats[named(seat)]!])
  const counts: Record<string, number> = {}
  const first: Record<string, number> = {}
  const { state, ranking, moves } = selfPlay(
    game,
    bots,
    defaults(game, seats.length),
    scatter(seed, index),
    (before, seat, move) => {
      for (const name of game.tally(before, seat, move)) {
        counts[name] = (counts[name] ?? 0) + 1
        if (named(seat) === 0) first[name] = (first[name] ?? 0) + 1
      }
    },
  )
  const won = shares(ranking)
  return {
    shares: seats.map((_, place) => won[(place + shift) % seats.length]!),
    moves,
    ending: game.ending(state.table),
    counts,
    first,
  }
}

parentPort?.on('message', (job: Job) => {
  const game = findGame(job.game)!
  const outcomes: Outcome[] = []
  for (let index = job.from; index < job.to; index++) outcomes.push(playOne(game, job, index))
  parentPort!.postMessage(outcomes)
})
