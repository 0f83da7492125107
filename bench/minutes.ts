/**
 * How long a game takes one person among four hard puppets: they wait as they do at a table, the person thinks two to eight seconds,
 * the longer the more is at stake, and lets pass what does not concern them where a game knows that.
 */

import { games } from '../games/index.ts'
import { stakeOf } from '../games/stakes.ts'
import { at, sure } from '../kernel/at.ts'
import { recollect } from '../kernel/bot.ts'
import { seeded } from '../kernel/chance.ts'
import { defaults, type Game } from '../kernel/game.ts'
import { play } from '../kernel/match.ts'
import { look, type Seat, type State, watch } from '../kernel/state.ts'
import { limits } from '../server/limits.ts'
import { paceOver } from '../server/table/clock.ts'
import { findBots } from '../test/brains.ts'
import { type Figure, quantile } from './figures.ts'

const SEATS = 5
const GAMES = 8
const PERSON: Seat = 0
const THOUGHT = { least: 2000, more: 6000 }
const MINUTE = 60_000

/** How long a whole game takes, in milliseconds. */
function evening(game: Game, seed: number): number {
  const { normal, hard } = findBots(game.key)
  const chance = seeded(seed)
  const state = game.setup(SEATS, defaults(game, SEATS), chance)
  const answers = new Map<Seat, { readonly question: number; readonly due: number }>()
  let now = 0
  while (!game.ranking(state.table)) {
    const { asked, question } = state.agenda
    const wait = waits(game, state, chance(1000) / 1000)
    for (const seat of asked) {
      if (answers.get(seat)?.question !== question) answers.set(seat, { question, due: now + wait(seat) })
    }
    const due = (seat: Seat) => sure(answers.get(seat), 'answer').due
    const first = asked.reduce((soonest, seat) => (due(seat) < due(soonest) ? seat : soonest), at(asked, 0))
    now = Math.max(now, due(first))
    answers.delete(first)
    const bot = first === PERSON ? normal : hard
    play(game, state, first, bot.choose(recollect(game, state, first), chance), chance)
  }
  return now
}

/** One moment for all puppets that are asked. */
function waits(game: Game, state: State, luck: number): (seat: Seat) => number {
  const stake = stakeOf(game.key, watch(state))
  const isAsked = state.agenda.asked.includes(PERSON)
  const { least, spread } = paceOver(stake, isAsked ? 'people' : 'puppets', limits.botHard, limits)
  const puppets = least + luck * spread
  const dozes = isAsked && game.idle?.(look(state, PERSON)) !== undefined
  const person = dozes ? puppets : THOUGHT.least + stake * THOUGHT.more
  return (seat) => (seat === PERSON ? person : puppets)
}

export function minuteFigures(): Figure[] {
  return games.map((game) => {
    const all = Array.from({ length: GAMES }, (_, seed) => evening(game, seed))
    const value = Math.round((quantile(all, 0.5) / MINUTE) * 10) / 10
    return { name: `${game.key}.minutes_a_game`, value, unit: 'min' }
  })
}
