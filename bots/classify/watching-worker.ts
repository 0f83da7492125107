/** Plays games among hard puppets and notices what they pour. */

import type { Banquet } from '../../games/banquet/state.ts'
import { fetchBots } from '../../games/bots.ts'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { scatter } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { selfPlay } from '../../kernel/selfplay.ts'
import type { State } from '../../kernel/state.ts'
import { type Stretch, serve, share } from '../crew.ts'
import { Guesses } from './guesses.ts'
import { Onlooker } from './onlooker.ts'

export interface About {
  readonly key: string
  readonly seats: number
  readonly seed: number
  readonly memory: SharedArrayBuffer
}

/** One of so many games is not learnt from. */
const TRIED = 4

const { key, seats, seed, memory, within } = share<About>()
const game = sure(findGame(key), `game ${key}`)
const guesses = new Guesses(memory)
const company = new Array(seats).fill((await fetchBots(key)).hard)

function watch(index: number): void {
  const onlooker = new Onlooker()
  const purpose = index % TRIED === 0 ? 'try' : 'learn'
  selfPlay(game, company, defaults(game, seats), scatter(seed, index), (state, seat, move) => {
    const noticed = onlooker.watch(state as State<Banquet>, seat, move)
    if (noticed) guesses.add(noticed, purpose)
  })
}

serve((stretch: Stretch) => within(stretch).forEach(watch))
