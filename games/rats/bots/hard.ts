/**
 * Searches over imagined worlds: for every move it may make, it plays the round out many times, with dice as likely as
 * what was said makes them and the others playing like a beginner or like the normal bot, and looks at how it stands afterwards.
 */
import { at } from '../../../kernel/at.ts'
import type { Bot } from '../../../kernel/bot.ts'
import { type Chance, pick, seeded } from '../../../kernel/chance.ts'
import { look, type Seat } from '../../../kernel/state.ts'
import { worldWith } from '../imagine.ts'
import { moves } from '../moves.ts'
import { play } from '../rules.ts'
import type { Face, Move, Rats, RatsState, RatsView } from '../state.ts'
import { easy } from './easy.ts'
import { normal } from './normal.ts'
import { standing } from './standing.ts'
import { suspectedSpread } from './suspicion.ts'

/** Every move is tried in so many worlds; the best few then in so many more. */
const FIRST = 32
const FINALISTS = 3
const MORE = 96

/** Whom it may be sitting with: it does not know, and a different company sits in every world. */
const TEMPERS: readonly Bot<Rats>[] = [easy, normal]

export const hard: Bot<Rats> = {
  choose(view, chance) {
    const open = moves(view)
    if (open.length === 1) return at(open, 0, 'move')
    const worlds = imagineWorlds(view, FIRST + MORE, chance)
    const tried = open.map((move) => ({ move, sum: 0 }))
    const tryOut = (candidates: typeof tried, from: number, to: number) => {
      for (const candidate of candidates) {
        for (const world of worlds.slice(from, to)) candidate.sum += outcome(view, candidate.move, world)
      }
      return candidates.sort((a, b) => b.sum - a.sum)
    }
    const finalists = tryOut(tried, 0, FIRST).slice(0, FINALISTS)
    return at(tryOut(finalists, FIRST, FIRST + MORE), 0, 'move').move
  },
}

/** The dice of one world and the luck that goes on in it: the same for every move that is tried there. */
interface World {
  readonly dice: readonly Face[]
  readonly seed: number
}

/** Worlds spread evenly over what the dice may show, in no order. */
function imagineWorlds(view: RatsView, count: number, chance: Chance): World[] {
  const spread = suspectedSpread(view)
  const start = chance(count)
  return Array.from({ length: count }, (_, n) => {
    // A stride that shares no factor with the count visits every stratum once.
    const stratum = (start + n * 37) % count
    let left = (stratum + chance(1024) / 1024) / count
    const rats = spread.findIndex((likely) => {
      left -= likely
      return left < 0
    })
    return { dice: diceShowing(rats < 0 ? 0 : rats, view.table.dice), seed: chance(2 ** 31) }
  })
}

/** Only the number of rats matters to what follows. */
function diceShowing(rats: number, dice: number): Face[] {
  return Array.from({ length: dice }, (_, die) => Math.max(0, Math.min(2, rats - 2 * die)) as Face)
}

function outcome(view: RatsView, move: Move, { dice, seed }: World): number {
  const chance = seeded(seed)
  const state = worldWith(view, dice)
  const company = state.hands.map(() => pick(TEMPERS, chance))
  step(state, view.seat, move, chance)
  while (!roundIsOver(state)) {
    const seat = at(state.agenda.asked, 0, 'seat that is asked')
    step(state, seat, at(company, seat, 'bot').choose(look(state, seat), chance), chance)
  }
  return standing(state.table, view.seat)
}

function step(state: RatsState, seat: Seat, move: Move, chance: Chance): void {
  state.table.news = []
  play(state, seat, move, chance)
}

function roundIsOver({ table }: RatsState): boolean {
  return table.stage === 'over' || (table.stage === 'start' && table.claim === null)
}
