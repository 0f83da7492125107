/** How often somebody who wants nothing has to tap in a round of Hoax with four puppets: before each prompt, and as they wish. */

import { riteIn } from '../games/hoax/ceremony.ts'
import { canLet, idle } from '../games/hoax/concern.ts'
import { hoax } from '../games/hoax/index.ts'
import type { Hoax, HoaxView, Move, roles } from '../games/hoax/state.ts'
import { sure } from '../kernel/at.ts'
import type { Bot } from '../kernel/bot.ts'
import { defaults } from '../kernel/game.ts'
import { selfPlay } from '../kernel/selfplay.ts'
import { findBots } from '../test/brains.ts'
import { houseOf, type Let, letsPass, turnOf, type Wish } from '../web/boards/hoax/passing.ts'
import type { Figure } from './figures.ts'

const SEATS = 5
const GAMES = 24

/** As it was before anybody could let things pass · as it is, wishing nothing · having passed each turn · woken where it concerns. */
const manners = ['every_prompt', 'asked', 'turn', 'wake'] as const
type Manner = (typeof manners)[number]

/** The least that somebody can do: the harvest where it is open, a no, the first way out. */
function least(moves: readonly Move[]): Move {
  const quiet = (kind: Move['kind']) => moves.find((move) => move.kind === kind && (!('role' in move) || isPlain(move)))
  const vote = moves.find((move) => move.kind === 'vote' && move.vote === 'no')
  return vote ?? quiet('pass') ?? quiet('income') ?? sure(moves[0], 'move')
}
const isPlain = ({ role }: { readonly role: (typeof roles)[number] }) => role === 'peasant'

/** From whom is a second tap; which card to show may be left to luck. */
const twice: ReadonlySet<Move['kind']> = new Set(['spell', 'steal'])

class Idler implements Bot<Hoax> {
  taps = 0
  prompts = 0
  readonly #manner: Manner
  #wish: Wish = { is: 'ask' }
  #last: Let | undefined

  constructor(manner: Manner) {
    this.#manner = manner
  }

  choose(view: HoaxView): Move {
    if (this.#manner === 'wake' && idle(view)) return { kind: 'pass' }
    const move = least(hoax.moves(view))
    this.prompts++
    if (move.kind === 'pass' && this.#manner !== 'every_prompt' && letsPass(view, this.#wish, this.#last)) return move
    const before = this.#manner === 'every_prompt' && move.kind === 'show'
    this.taps += before || twice.has(move.kind) ? 2 : 1
    const turn = turnOf(view.table)
    if (this.#manner === 'turn' && canLet(view)) this.#wish = { is: 'turn', turn }
    if (move.kind === 'pass') this.#last = { turn, house: houseOf(view) }
    return move
  }

  /** A ceremony is left by a tap, unless one lets things pass. */
  sees(news: HoaxView['table']['news']): void {
    if (riteIn(news) && this.#manner !== 'wake' && this.#manner !== 'turn') this.taps++
  }
}

/** Taps a round, and how often somebody is asked in a game. */
function evening(manner: Manner): { readonly taps: number; readonly prompts: number } {
  let [taps, prompts, turns] = [0, 0, 0]
  for (let seed = 0; seed < GAMES; seed++) {
    const idler = new Idler(manner)
    const puppets = Array.from({ length: SEATS - 1 }, () => findBots('hoax').normal as Bot<Hoax>)
    const tally = new Set<string>()
    selfPlay(hoax, [idler, ...puppets], defaults(hoax, SEATS), seed, ({ table }) => {
      if (table.out[0] !== null) return
      idler.sees(table.news)
      if (table.acting === 0 && table.stage === 'action') tally.add(turnOf(table))
    })
    taps += idler.taps
    prompts += idler.prompts
    turns += tally.size
  }
  return { taps: Math.round((taps / turns) * 10) / 10, prompts: Math.round(prompts / GAMES) }
}

export function tapFigures(): Figure[] {
  return manners.flatMap((manner) => {
    const { taps, prompts } = evening(manner)
    const aim = manner === 'wake' && { aim: '<= 5' }
    const tapped = { name: `hoax.taps_a_round_${manner}`, value: taps, unit: 'taps', ...aim }
    const isPrompted = manner === 'every_prompt' || manner === 'wake'
    return isPrompted ? [tapped, { name: `hoax.prompts_a_game_${manner}`, value: prompts, unit: 'prompts' }] : [tapped]
  })
}
