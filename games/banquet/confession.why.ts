/** What somebody at such a table took the goblets for, and why they then did that: reckoned in worlds that fit what they saw. */
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import type { Seat, State, View } from '../../kernel/state.ts'
import type { Court } from './bots/court.ts'
import { mindOf } from './bots/manners.ts'
import { whither } from './bots/reading.ts'
import { likelyWorlds } from './bots/suspicion.ts'
import { after } from './bots/trial.ts'
import { isHarmful } from './chronicle.cups.ts'
import { houseOf, nobleOf } from './houses.ts'
import { isA } from './movelist.ts'
import type { Banquet, BanquetView, House, Move, Place } from './state.ts'
import { isPoisoned, type Sort, type Tokens } from './tokens.ts'

export const pourReasons = [
  'heal',
  'ruin',
  'harm',
  'shield',
  'rival',
  'wine',
  'certain',
  'rid',
  'decoy',
  'trap',
  'refuge',
  'toss-up',
] as const
/**
 * `heal`, `ruin` one's own goblet, which should or should not be drunk well · `harm`, `shield` the target's · `rival` somebody else's ·
 * `wine` the most wine counts · `certain` it was poisoned already · `rid` whoever would toast must be rid of it; never once it is called ·
 * `decoy` where one pours shall not tell what · `trap`, `refuge` a goblet of the row for others, or for oneself.
 */
export type PourReason = (typeof pourReasons)[number]

export const moveReasons = ['away', 'theirs', 'better', 'toss-up'] as const
/** `away` my goblet looked worse than the one I got · `theirs` my target got a worse one · `better` for the rest of the table. */
export type MoveReason = (typeof moveReasons)[number]

export const toastReasons = ['content', 'safe', 'race', 'ahead', 'toss-up'] as const
/** `content` I would live and my target not · `safe` I would live · `race` another would soon have called · `ahead` it promised me most. */
export type ToastReason = (typeof toastReasons)[number]

export const drinkReasons = ['cleanest', 'astray'] as const
/** `astray` another would have been safer by one's own count. */
export type DrinkReason = (typeof drinkReasons)[number]

export const foretellReasons = ['likely', 'toss-up'] as const
export type ForetellReason = (typeof foretellReasons)[number]

/** Which goblet: my own, that of my pair, that of my target, of somebody else, or one of a row. */
export type Where =
  | { readonly of: 'mine' | 'ours' }
  | { readonly of: 'theirs' | 'other'; readonly seat: Seat }
  | { readonly of: 'row'; readonly place: Place }

/** How likely the goblet that it was about was poisoned. */
interface About {
  readonly where: Where
  readonly deadly: number
}

export type Thought =
  | ({ readonly kind: 'pour'; readonly sort: Sort; readonly reason: PourReason } & About)
  /** `got`: how likely the one that I got for it was. */
  | ({ readonly kind: 'swap' | 'rotate' | 'veil'; readonly got: number; readonly reason: MoveReason } & About)
  | ({ readonly kind: 'toast'; readonly target: About; readonly reason: ToastReason } & About)
  | ({ readonly kind: 'drink'; readonly reason: DrinkReason } & About)
  | ({ readonly kind: 'foretell'; readonly seat: Seat; readonly reason: ForetellReason } & About)

/** What must be poured before one may toast. */
export type Burden = 'wine' | 'everything'

const WORLDS = 80
/** Points, or hundredths of a certainty, by which something must differ to be a reason. */
const SLIGHT = 0.05
const CLEAR = 0.1

export function thinking<G extends Banquet>(court: Court<G>, burden: Burden) {
  return (view: View<G>, done: G['move']): Thought => {
    const move = done as Move
    const { table, seat } = view
    const mind = reckoned(court, view)
    const house = houseOf(table, seat)
    const target = table.targets[house]
    const about = (place: Place): About => ({ where: whereIs(view, place), deadly: mind.deadly(place) })
    switch (move.kind) {
      case 'pour': {
        const { token: sort, place } = move
        return { kind: 'pour', sort, ...about(place), reason: pouring(view, mind, move, burden) }
      }
      case 'swap':
      case 'rotate':
      case 'veil': {
        const got = mind.deadly(house, move)
        return { kind: move.kind, ...about(house), got, reason: moving(mind, move, house, target) }
      }
      case 'toast': {
        const [mine, theirs] = [about(house), about(sure(target, 'target'))]
        return { kind: 'toast', ...mine, target: theirs, reason: toasting(view, mind, mine.deadly, theirs.deadly) }
      }
      case 'drink': {
        const open = court.moves(view).filter((other) => isA(other, 'drink'))
        const least = Math.min(...open.map(({ place }) => mind.deadly(place)))
        const clean = mind.deadly(move.place) < least + SLIGHT
        return { kind: 'drink', ...about(move.place), reason: clean ? 'cleanest' : 'astray' }
      }
      case 'foretell': {
        const seat = nobleOf(table, move.house)
        const likely = mind.deadly(move.house) >= 0.5
        return { kind: 'foretell', seat, ...about(move.house), reason: likely ? 'likely' : 'toss-up' }
      }
      default:
        throw new RangeError(`nobody owns up to a ${move.kind}`)
    }
  }
}

interface Reckoned {
  /** How likely the goblet at this place is poisoned; or is once that has been done. */
  deadly(place: Place, move?: Move): number
  /** What I get on average if they are drunk as they stand, against the others; and what a move changes about that. */
  promise(): number
  gain(move: Move): number
}

function reckoned<G extends Banquet>(court: Court<G>, view: View<G>): Reckoned {
  const worlds = likelyWorlds(court, view, WORLDS, seeded(view.agenda.question))
  const house = houseOf(view.table, view.seat)
  const mean = (value: (world: State<G>) => number) =>
    worlds.reduce((sum, world) => sum + value(world), 0) / worlds.length
  const isDeadly = (goblets: readonly Tokens[], place: Place) => (isPoisoned(at(goblets, place, 'goblet')) ? 1 : 0)
  const wish = (world: State<G>) => {
    const mind = mindOf(world, view.seat)
    return court.wish(mind, mind.table)
  }
  return {
    deadly: (place, move) =>
      mean(({ box: { goblets } }) =>
        move ? after(goblets, house, move, () => isDeadly(goblets, place)) : isDeadly(goblets, place),
      ),
    promise: () => mean(wish),
    gain: (move) => mean((world) => after(world.box.goblets, house, move, () => wish(world)) - wish(world)),
  }
}

function whereIs({ table, seat }: BanquetView, place: Place): Where {
  if (table.mode === 'duel') return { of: 'row', place }
  const house = houseOf(table, seat)
  const where = whither(table, house, place)
  if (where === 'mine') return { of: table.tasters[house] === null ? 'mine' : 'ours' }
  return { of: where === 'theirs' ? 'theirs' : 'other', seat: nobleOf(table, place) }
}

function pouring(view: BanquetView, mind: Reckoned, move: Extract<Move, { kind: 'pour' }>, burden: Burden): PourReason {
  const { token, place } = move
  const { of } = whereIs(view, place)
  const harmful = isHarmful(token)
  if (of === 'row') return harmful ? 'trap' : 'refuge'
  const gain = mind.gain(move)
  const isOwn = of === 'mine' || of === 'ours'
  const [isUsual, isOdd] = [isOwn ? heals(token) : of === 'theirs' && harmful, isOwn ? harmful : of === 'theirs']
  if (gain > SLIGHT) return served(of, token)
  if (harmful && of === 'theirs' && mind.deadly(place) >= 0.7) return 'certain'
  if (isUsual && gain >= -SLIGHT) return served(of, token)
  if (isLastOfAll(view)) return 'toss-up'
  if (isOdd) return 'decoy'
  const opens = token === 'wine' || burden === 'everything'
  if (opens && view.table.call === null) return 'rid'
  return gain < -SLIGHT ? 'toss-up' : 'decoy'
}

/** G5.1, T4.1: the Toast is called, and no other house acts any more before all drink, so nobody is left to be led astray. */
function isLastOfAll({ table, seat }: BanquetView): boolean {
  const house = houseOf(table, seat)
  return table.call !== null && table.queue.every((prompt) => houseOf(table, prompt.seat) === house)
}

function heals(token: Sort): boolean {
  return token === 'antidote' || token === 'unicorn'
}

/** Whom it served, or hurt, as the goblets stood. */
function served(of: Where['of'], token: Sort): PourReason {
  if (token === 'wine') return 'wine'
  const harmful = isHarmful(token)
  if (of === 'mine' || of === 'ours') return harmful ? 'ruin' : 'heal'
  if (of === 'theirs') return harmful ? 'harm' : 'shield'
  return harmful ? 'rival' : 'toss-up'
}

function moving(mind: Reckoned, move: Move, house: House, target: House | undefined): MoveReason {
  if (mind.gain(move) <= SLIGHT) return 'toss-up'
  if (mind.deadly(house) - mind.deadly(house, move) >= CLEAR) return 'away'
  const worse = target !== undefined && mind.deadly(target, move) - mind.deadly(target) >= CLEAR
  return worse ? 'theirs' : 'better'
}

const LIKELY_WELL = 0.35

function toasting({ table, seat }: BanquetView, mind: Reckoned, mine: number, theirs: number): ToastReason {
  if (mine <= LIKELY_WELL) return theirs >= 0.5 ? 'content' : 'safe'
  const house = houseOf(table, seat)
  if (table.screens.some((count, other) => other !== house && count <= 1)) return 'race'
  return mind.promise() > SLIGHT ? 'ahead' : 'toss-up'
}
