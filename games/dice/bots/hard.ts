/** Imagines what the others may have, by what they said, and plays every round to its end before it speaks. */
import { at } from '../../../kernel/at.ts'
import { type Bot, type Wish, wishing } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { moves } from '../moves.ts'
import { losers } from '../scoring.ts'
import { hope } from '../standing.ts'
import {
  type Call,
  countOf,
  type Dice,
  type DiceView,
  diceOn,
  type Face,
  type Move,
  nextSeat,
  type SaidBid,
} from '../state.ts'
import { sightOf } from './normal.ts'
import { boldest, lowestBids, sensible } from './sense.ts'
import { suspect } from './suspect.ts'

const WORLDS = 64
/** A share of the win that is nothing to somebody: a move that costs so much is made e times as rarely. */
const TRIFLE = 0.002

/** What is worth a thought: the calls, and of each face a little, as much as is safe, and somewhat more. */
function candidates(view: DiceView): Move[] {
  const sight = sightOf(view)
  const calls = moves(view).filter(({ kind }) => kind !== 'bid')
  const bids = lowestBids(sight).flatMap((lowest) => {
    const bold = boldest(sight, lowest)
    const counts = new Set([lowest.count, bold.count, bold.count + 1, bold.count + 2])
    return [...counts].filter((count) => count <= sight.total).map((count) => ({ ...lowest, count }))
  })
  return [...calls, ...bids.map((bid): Move => ({ kind: 'bid', ...bid }))]
}

/** What this seat can hope for after the move, if the cups hide this. */
function outcome({ table, seat }: DiceView, cups: readonly Face[][], move: Move, chance: Chance): number {
  const { ones } = table.options
  const total = diceOn(table)
  const ends = (call: Call, caller: number, bid: SaidBid) => {
    const found = cups.reduce((sum, cup) => sum + countOf(cup, bid.face, ones), 0)
    const lost = losers(table, { seat: caller, call, bid, found })
    return hope(
      table.dice.map((own, other) => own - (lost.includes(other) ? 1 : 0)),
      seat,
    )
  }
  if (move.kind !== 'bid') return ends(move.kind, seat, at(table.bids, table.bids.length - 1))
  let bid: SaidBid = { seat, count: move.count, face: move.face }
  for (;;) {
    const next = nextSeat(table, bid.seat)
    const said = sensible({ own: at(cups, next), total, bid, ones }, chance)
    if (!said) return ends('doubt', next, bid)
    bid = { seat: next, ...said }
  }
}

function wishes(view: DiceView, chance: Chance): Wish<Move>[] {
  const tried = candidates(view).map((move) => ({ move, worth: 0 }))
  for (let n = 0; n < WORLDS; n++) {
    const cups = suspect(view, chance)
    for (const one of tried) one.worth += outcome(view, cups, one.move, chance) / WORLDS
  }
  // What each costs is not said: a nature would give away as much as elsewhere, and here that is every tenth win.
  const best = Math.max(...tried.map(({ worth }) => worth))
  return tried.map(({ move, worth }) => ({ move, often: Math.exp((worth - best) / TRIFLE) }))
}

export const hard: Bot<Dice> = wishing(wishes)
