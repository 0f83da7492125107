/** One of the crew: plays the stretches of games that it is handed. */
import { parentPort } from 'node:worker_threads'
import { findGame } from '../games/index.ts'
import { fetchSparring } from '../games/sparring.ts'
import { at, sure } from '../kernel/at.ts'
import type { Bot } from '../kernel/bot.ts'
import { scatter } from '../kernel/chance.ts'
import { defaults, type Game } from '../kernel/game.ts'
import { selfPlay, shares } from '../kernel/selfplay.ts'
import type { Seat, Shape, State } from '../kernel/state.ts'
import { chairsIn } from './chairs.ts'
import type { Job, Outcome, Player, Spoilt } from './crew.ts'
import { Mislaid, ownPlay, type Sitter } from './own/own-play.ts'
import { ownPlayer } from './own/owned.ts'
import type { OwnPlayer } from './own/player.ts'
import { botNamed, pupilsAmong } from './puppet-names.ts'

async function playOne(game: Game, { seats, chairs: how, seed }: Job, index: number): Promise<Outcome> {
  const chairs = chairsIn(index, seats.length, how, seed)
  const players = chairs.map((_, chair) => at(seats, chairs.indexOf(chair), 'player'))
  const people = pupilsAmong(players.map((player) => (typeof player === 'string' ? player : undefined)))
  const sitters = await Promise.all(
    players.map((player, chair) => sitterOf(game, player, chairs.indexOf(chair), people)),
  )
  const counts: Record<string, number> = {}
  const first: Record<string, number> = {}
  const count = (before: State, seat: Seat, move: Shape['move']) => {
    for (const name of game.tally(before, seat, move)) {
      counts[name] = (counts[name] ?? 0) + 1
      if (seat === chairs[0]) first[name] = (first[name] ?? 0) + 1
    }
  }
  const [options, luck] = [defaults(game, seats.length), scatter(seed, index)]
  const played = arePuppets(sitters)
    ? selfPlay(game, sitters, options, luck, count)
    : await ownPlay(game, sitters, options, luck, count)
  const { state, ranking, moves } = played
  const won = shares(ranking)
  return {
    shares: chairs.map((chair) => at(won, chair, 'share')),
    moves,
    ending: game.ending(state.table),
    counts,
    first,
  }
}

/** Bots of somebody's own, by the place at which they were named: each is one player, who goes on with the next game. */
const owned = new Map<number, OwnPlayer>()

async function sitterOf({ key }: Game, player: Player, named: number, people: readonly Seat[]): Promise<Sitter> {
  if (typeof player === 'string') return botNamed(key, player, people)
  if ('trick' in player) return sure((await fetchSparring(key))?.sparring[player.trick], `trick “${player.trick}”`)
  const known = owned.get(named) ?? (await ownPlayer(player))
  owned.set(named, known)
  return known
}

const arePuppets = (sitters: readonly Sitter[]): sitters is readonly Bot[] =>
  sitters.every((sitter) => !('begin' in sitter))

/** A stretch of games; or what spoilt one of them. */
async function playedOf(job: Job): Promise<Outcome[] | Spoilt['mishap']> {
  const game = sure(findGame(job.game), `game ${job.game}`)
  const outcomes: Outcome[] = []
  for (let index = job.from; index < job.to; index++) {
    try {
      outcomes.push(await playOne(game, job, index))
    } catch (error) {
      if (error instanceof Mislaid) return { ...error.mishap, index }
      throw error
    }
  }
  return outcomes
}

const port = sure(parentPort, 'port: this is no worker')

port.on('message', async (job: Job | 'enough') => {
  if (job === 'enough') {
    for (const player of owned.values()) player.stop()
    return port.close()
  }
  port.postMessage(await playedOf(job))
})
