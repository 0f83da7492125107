/** One of the crew: plays the stretches of games that it is handed. */
import { parentPort } from 'node:worker_threads'
import { findGame } from '../games/index.ts'
import { fetchSparring } from '../games/sparring.ts'
import { at, sure } from '../kernel/at.ts'
import type { Bot } from '../kernel/bot.ts'
import { scatter } from '../kernel/chance.ts'
import { defaults, type Game } from '../kernel/game.ts'
import { selfPlay, shares } from '../kernel/selfplay.ts'
import type { Seat } from '../kernel/state.ts'
import { chairsIn } from './chairs.ts'
import type { Job, Outcome, Player } from './crew.ts'
import { botNamed, pupilsAmong } from './puppet-names.ts'

async function playOne(game: Game, { seats, chairs: how, seed }: Job, index: number): Promise<Outcome> {
  const chairs = chairsIn(index, seats.length, how, seed)
  const players = chairs.map((_, chair) => at(seats, chairs.indexOf(chair), 'player'))
  const people = pupilsAmong(players.map((player) => (typeof player === 'string' ? player : undefined)))
  const bots = await Promise.all(players.map((player) => botOf(game, player, people)))
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
        if (seat === chairs[0]) first[name] = (first[name] ?? 0) + 1
      }
    },
  )
  const won = shares(ranking)
  return {
    shares: chairs.map((chair) => at(won, chair, 'share')),
    moves,
    ending: game.ending(state.table),
    counts,
    first,
  }
}

async function botOf({ key }: Game, player: Player, people: readonly Seat[]): Promise<Bot> {
  if (typeof player === 'string') return botNamed(key, player, people)
  return sure((await fetchSparring(key))?.sparring[player.trick], `trick “${player.trick}”`)
}

const port = sure(parentPort, 'port: this is no worker')

port.on('message', async (job: Job) => {
  const game = sure(findGame(job.game), `game ${job.game}`)
  const outcomes: Outcome[] = []
  for (let index = job.from; index < job.to; index++) outcomes.push(await playOne(game, job, index))
  port.postMessage(outcomes)
})
