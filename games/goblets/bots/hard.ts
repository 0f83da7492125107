/**
 * Sees what the normal one sees, but with an eye for people: its worlds are those in which the others poured as people
 * do, it notices when somebody is about to toast, it weighs its last word in many more of them, and it plays to win.
 */
import { sure } from '../../../kernel/at.ts'
import { type Bot, type Wish, wishing } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import type { Temper } from '../../banquet/bots/court.ts'
import { type Disguise, disguised } from '../../banquet/bots/disguise.ts'
import { PATIENT } from '../../banquet/bots/manners.ts'
import { best, nearlyBest, rehearsals, type Shortlist } from '../../banquet/bots/played.ts'
import { always, ratherThan } from '../../banquet/bots/rather.ts'
import { differing, valued } from '../../banquet/bots/reading.ts'
import { likelyWorlds } from '../../banquet/bots/suspicion.ts'
import { attentive } from '../recalled.ts'
import type { Goblets, GobletsState, GobletsView, Move } from '../state.ts'
import { companyOf } from './company.ts'
import { court } from './court.ts'
import { type Annals, withLooks } from './looks.ts'
import { atFirstSight, isNearTheEnd, movesOf } from './normal.ts'
import { isBeaten } from './race.ts'
import { told } from './tells.ts'

/** Knows that it will hardly come to toast before the others do. */
const WARY: Temper = { present: 1, kept: 0.05, burden: 0.1, curiosity: 0.5 }
/** In the race only where a token goes is left to luck: a poison before the wine would cost a turn. */
const DISGUISE: Disguise = { slack: 0.05, alike: 0.15, readily: { mine: 6, theirs: 4, elsewhere: 1 } }
const WORLDS = 64
/** So many other sorts of move are tried. */
const OTHERS = 6
const CLOSER: Shortlist = { worlds: 16, moves: 2 }
/** What is nearly as good gives so much of the win away. */
const NEARLY = 0.005
/** The last word is weighed in many more. */
const LAST_WORLDS = 128
const FINALISTS: Shortlist = { worlds: 16, moves: 3 }

export const hard: Bot<Goblets> = wishing(wishes)

type Wishes = readonly Wish<Move>[]

function wishes(seen: GobletsView, chance: Chance): Wishes {
  const view = attentive(seen)
  const annals = seen.table.annals ?? []
  const open = movesOf(view, chance)
  if (open.length === 1) return always(sure(open[0], 'move'))
  if (isNearTheEnd(view)) return always(lastWord(view, annals, open, chance))
  const worlds = worldsOf(view, annals, WORLDS, chance)
  const leads = !isBeaten(view) && open.every(({ kind }) => kind !== 'toast')
  return leads ? racing(view, open, worlds, chance) : weighing(view, open, worlds, chance)
}

/** Of so many worlds for four; with more goblets there are more moves and more who make them, and there is no time for as many. */
function worldsOf(view: GobletsView, annals: Annals, forFour: number, chance: Chance): GobletsState[] {
  const crowd = Math.max(1, view.table.standing.length / 4)
  const many = Math.round(forFour / crowd ** 2)
  return likelyWorlds(court, view, many, chance).map((world) => withLooks(view, world, annals))
}

/** The wine goes first, and mostly into one's own goblet: but not so that others could count on it. */
function racing(view: GobletsView, open: readonly Move[], worlds: readonly GobletsState[], chance: Chance): Wishes {
  const order = valued(court, view, open, worlds, PATIENT)
  return ratherThan(sure(disguised(view, order, DISGUISE, chance), 'move'), order)
}

/**
 * Who may toast now, or has lost that race, tries several sorts of move; of pours that are nearly as good any will do. What is poured might
 * also go elsewhere, if somebody likes that better.
 */
function weighing(view: GobletsView, open: readonly Move[], worlds: readonly GobletsState[], chance: Chance): Wishes {
  const order = differing(view, atFirstSight(view, open, worlds, WARY, chance)).slice(0, 1 + OTHERS)
  const [first, ...near] = nearlyBest(companyOf(view.seat, WARY), view.seat, order, rehearsals(worlds, chance), CLOSER)
  const alike = (move: Move) => move === first || (first.kind === 'pour' && move.kind === 'pour')
  const good = [first, ...near].map((move) => ({ move, often: alike(move) ? 1 : 0, costs: NEARLY }))
  const same = open.filter((move) => first.kind === 'pour' && move.kind === 'pour' && move.token === first.token)
  const elsewhere = ratherThan(first, valued(court, view, same, worlds, WARY))
  return [...good, ...elsewhere.filter(({ move }) => good.every((one) => one.move !== move))]
}

function lastWord(view: GobletsView, annals: Annals, open: readonly Move[], chance: Chance): Move {
  const worlds = worldsOf(view, annals, 2 * LAST_WORLDS, chance)
  const set = rehearsals(told(view, worlds, annals, Math.ceil(worlds.length / 2), chance), chance)
  return best(court, view.seat, open, set, FINALISTS)
}
