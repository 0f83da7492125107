/** Somebody with one habit: when they look, what they say, what they doubt. */
import { at } from '../../../../kernel/at.ts'
import type { Bot } from '../../../../kernel/bot.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { heard } from '../../claims.ts'
import { moves } from '../../moves.ts'
import { AT_LEAST } from '../../odds.ts'
import { type Claim, type Move, type Rats, type RatsView, rats } from '../../state.ts'

/** What somebody gives for an answer to one question at the table. */
type Answer<T> = (view: RatsView) => T

export interface Habit {
  readonly looks: 'always' | 'never'
  /** What they would like to announce; the nearest below that is open is said, else the lowest. */
  readonly says: Answer<Claim>
  readonly doubts: Answer<boolean>
  /** Whether they shake once more after looking. */
  readonly shakesAgain?: Answer<boolean>
  /** Whether they hand on what they took; unless it is said, they shake. */
  readonly handsOn?: Answer<boolean>
}

export function habitual({ looks, says, doubts, shakesAgain, handsOn }: Habit): Bot<Rats> {
  const choose = (view: RatsView): Move => {
    const open = moves(view)
    const say = () => nearest(open, says(view))
    switch (view.table.stage) {
      case 'shaken':
        return looks === 'always' ? { kind: 'look' } : say()
      case 'looked':
        return shakesAgain?.(view) ? { kind: 'shake' } : say()
      case 'took':
        return handsOn?.(view) && open.some(({ kind }) => kind === 'hand on') ? say() : { kind: 'shake' }
      case 'blind':
        return say()
      case 'told':
        return { kind: doubts(view) ? 'doubt' : 'believe' }
      case 'must kill':
      case 'may kill':
        return { kind: 'kill', seat: richest(view) }
      default:
        return at(open, 0, 'move')
    }
  }
  return { choose }
}

function nearest(open: readonly Move[], wish: Claim): Move {
  const claims = open.filter((move) => move.kind === 'announce' || move.kind === 'hand on')
  return claims.findLast(({ claim }) => claim <= wish) ?? at(claims, 0, 'claim')
}

/** Of the others. */
function richest({ table: { sanity }, seat }: RatsView): Seat {
  const others = [...sanity.keys()].filter((other) => other !== seat)
  return others.reduce((most, other) => (at(sanity, other) > at(sanity, most) ? other : most))
}

export const number =
  (claim: Claim): Answer<Claim> =>
  () =>
    claim

/** As many rats as were seen; without a look, none. */
export const truth: Answer<Claim> = ({ hand }) => rats(hand.dice ?? [])

/** So many more than was last said. */
export const raised =
  (by: number): Answer<Claim> =>
  ({ table }) =>
    (table.claim ?? 0) + by

export const never: Answer<boolean> = () => false
export const always: Answer<boolean> = () => true

export const everyNumber: Answer<boolean> = ({ table }) => heard(table) > 0
export const everyNone: Answer<boolean> = ({ table }) => heard(table) === 0

/** What dice that nobody has seen would show less often than not. */
export const unlikely: Answer<boolean> = ({ table }) =>
  at(at(AT_LEAST, table.dice, 'throw of dice'), heard(table), 'claim') < 1 / 2
