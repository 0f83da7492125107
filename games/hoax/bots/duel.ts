/**
 * The last two, as a race: who is sure of the other first. Both know what they have shown each other, and purses lie open, so
 * nothing of the race is hidden, and it is reckoned to its end: on each turn one takes what is missing for a pack, asks as often as
 * one has packs, and then guesses or lets the other go on. Fines and accusations are left out.
 */
import { at, sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { sortOf } from '../actions.ts'
import { living } from '../company.ts'
import { unshown } from '../questioning.ts'
import { type HoaxView, type Purse, type Role, type Sort, sorts, type Table } from '../state.ts'
import { packs } from '../tokens.ts'
import { best } from './best.ts'

interface Racer {
  readonly purse: Purse
  /** Roles that they must not claim any more. */
  readonly denied: readonly Role[]
  /** How likely a guess of theirs is right now, after another answer, and so on. */
  readonly odds: readonly number[]
}

/** H9.4: whoever is left at the end shares. */
const SHARED = 0.5

/** How likely this seat is to win if it does not guess now, the other being each role so likely. */
export function waiting(view: HoaxView, likely: readonly number[]): number {
  const { table, seat, hand } = view
  const other = sure(
    living(table).find((one) => one !== seat),
    'other',
  )
  const mine = racer(table, seat, likely)
  const faces = unshown(table, seat, hand.shown, other).length
  const theirs = racer(table, other, new Array<number>(faces).fill(1 / faces))
  const turns = 2 * (table.options.rounds - table.round)
  return isFirst(view) ? turn(mine, theirs, turns) : 1 - turn(theirs, mine, turns)
}

/** Whether its own turn comes before the other's, or has still to be played. */
export function isFirst({ table, seat }: HoaxView): boolean {
  return (table.acting === seat) !== (table.stage === 'last call')
}

function racer(table: Frozen<Table>, seat: Seat, likely: readonly number[]): Racer {
  const falling = likely.filter((each) => each > 0).sort((a, b) => b - a)
  // What is shown is what was believed least: it tells least.
  const odds = falling.map((_, answers) => {
    const left = falling.slice(0, falling.length - answers)
    return at(left, 0) / left.reduce((sum, each) => sum + each)
  })
  return { purse: { ...at(table.purses, seat) }, denied: at(table.denied, seat), odds }
}

/** How likely whoever's turn it is wins. */
function turn(mover: Racer, other: Racer, turns: number): number {
  if (turns < 0) return SHARED
  const [taken, robbed] = taking(mover, other)
  const answers = Math.min(packs(taken), mover.odds.length - 1)
  const purse = { ...taken }
  for (const sort of sorts) purse[sort] -= answers
  const wiser = { ...mover, purse, odds: mover.odds.slice(answers) }
  const guess = at(wiser.odds, 0)
  if (guess === 1) return 1
  return Math.max(guess, 1 - turn({ ...other, purse: robbed }, wiser, turns - 1))
}

/** Two of the sort that is missing: from the store if a mask for it is left, else from the other as a Thief. */
function taking({ purse, denied }: Racer, other: Racer): readonly [Purse, Purse] {
  const earns = (sort: Sort) => EARNERS.some((role) => sortOf[role] === sort && !denied.includes(role))
  const steals = (sort: Sort) => !denied.includes('thief') && other.purse[sort] > 0
  const open = sorts.filter((sort) => earns(sort) || steals(sort))
  if (open.length === 0) return [purse, other.purse]
  const sort = best(open, (each) => -purse[each])
  if (earns(sort)) return [{ ...purse, [sort]: purse[sort] + HANDFUL }, other.purse]
  const loot = Math.min(HANDFUL, other.purse[sort])
  return [
    { ...purse, [sort]: purse[sort] + loot },
    { ...other.purse, [sort]: other.purse[sort] - loot },
  ]
}

const EARNERS = ['emperor', 'pope', 'peasant'] as const
/** H2 */
const HANDFUL = 2
