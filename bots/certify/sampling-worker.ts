/** Plays games among hard puppets, and reckons for a round of each what it brings to do the best there is instead. */
import { fetchBots } from '../../games/bots.ts'
import { fates } from '../../games/rats/bots/solved/fates.ts'
import { fittedRound } from '../../games/rats/bots/solved/fitted.ts'
import { wallFor } from '../../games/rats/bots/solved/remembered.ts'
import { type Manner, Rival } from '../../games/rats/bots/solved/rival.ts'
import { rats } from '../../games/rats/index.ts'
import type { Table } from '../../games/rats/state.ts'
import { type Chance, pick, scatter, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { selfPlay } from '../../kernel/selfplay.ts'
import type { Seat } from '../../kernel/state.ts'
import { type Stretch, serve, share } from '../crew.ts'
import type { Glimpse } from './sampled.ts'

interface About {
  readonly seats: number
  readonly seed: number
}

interface Round {
  readonly minds: readonly number[]
  readonly starter: Seat
}

const { seats, seed, within } = share<About>()
const options = defaults(rats, seats)
const company = new Array(seats).fill((await fetchBots('rats')).hard)

const begins = ({ stage, said }: Table) => stage === 'start' && said.every((claim) => claim === null)

function glimpse(game: number): Glimpse {
  const rounds: Round[] = []
  selfPlay(rats, company, options, scatter(seed, game), ({ table }) => {
    if (begins(table)) rounds.push({ minds: [...table.sanity], starter: table.giver })
  })
  const chance = seeded(scatter(seed + 1, game))
  return { rounds: rounds.length, gain: gainIn(pick(rounds, chance), chance) }
}

function gainIn({ minds, starter }: Round, chance: Chance): number {
  const wall = wallFor(minds, options)
  const ends = minds.map((_, giver) => fates(minds, giver, fittedRound, options))
  const me = chance(seats)
  const gets = (manner: Manner) => new Rival(me, wall, ends, manner).round(starter, ends)
  return gets('best') - gets('as all do')
}

serve((stretch: Stretch) => within(stretch).map(glimpse))
