/**
 * What one gets who knows all habits of the others and always does the best against them: an exact answer to a throw as it is played.
 * Nothing of what that one has done or heard is forgotten here, and they may also do what nobody does who plays as we do.
 */
import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { THROWN } from '../../odds.ts'
import type { Learnt } from './learning.ts'
import { Ledger } from './ledger.ts'
import { get, type Numbers } from './numbers.ts'
import { formOf, grow, type Setting } from './throw.ts'
import { type Place, Tree, type Way } from './tree.ts'

/** A tree in which everything that led to a place makes it another, and all others have the habits that they were seen to have. */
class Memory extends Tree {
  readonly #seen: Tree
  readonly #places = new Map<string, Place>()

  constructor(seen: Tree, dice: number) {
    super(dice)
    this.#seen = seen
  }

  override decision(name: string, hands: number, ways: () => readonly Way[], past = ''): Place {
    const whole = `${name} of ${hands} after ${past}`
    const known = this.#places.get(whole)
    if (known) return known
    const made = this.plant(whole, hands, ways(), this.#seen.find(name)?.habits ?? 0)
    this.#places.set(whole, made)
    return made
  }
}

const NOBODY = -1
const ledgers = new Map<string, Ledger>()

/**
 * What the throw is worth to one seat by the number of rats, if somebody does the best there is; or nobody, and all keep to their habits. All that
 * becomes of anybody is told of that one seat.
 */
export function bestByRats(me: Seat | 'nobody', { tree: seen, habits }: Learnt, setting: Setting): Numbers {
  const { seats, giver, dice } = setting
  const wilful = me === 'nobody' ? NOBODY : (me - giver + seats) % seats
  const form = { ...formOf(setting), wilful }
  const name = JSON.stringify(form)
  const ledger = ledgers.get(name) ?? new Ledger(grow(new Memory(seen, dice), form), 1)
  ledgers.set(name, ledger)
  ledger.open(setting)
  if (wilful > 0) ledger.weigh(habits, 0, (hands) => hands === wilful)
  const { places } = ledger.tree
  for (let n = 0; n < places.length; n++) {
    if (at(places, n).hands !== wilful) ledger.appraise(n, habits)
    else if (wilful === 0) bestKnowing(ledger, n)
    else bestOnAverage(ledger, n)
  }
  return ledger.worth.slice((places.length - 1) * ledger.page, places.length * ledger.page)
}

/** What the throw is worth to this seat at best. */
export function best(me: Seat | 'nobody', learnt: Learnt, setting: Setting): number {
  return onAverage(setting.dice, bestByRats(me, learnt, setting))
}

/** Of what it is by the number of rats. */
export function onAverage(dice: number, worth: Numbers): number {
  const chances = at(THROWN, dice)
  let sum = 0
  for (let rats = 0; rats < worth.length; rats++) sum += at(chances, rats) * get(worth, rats)
  return sum
}

function bestKnowing({ worth, next, page }: Ledger, n: number): void {
  const ways = at(next, n)
  for (let rats = 0; rats < page; rats++) {
    let most = 0
    for (let act = 0; act < ways.length; act++) most = Math.max(most, get(worth, (ways[act] as number) * page + rats))
    worth[n * page + rats] = most
  }
}

function bestOnAverage({ worth, weight, next, page }: Ledger, n: number): void {
  const ways = at(next, n)
  let [most, chosen] = [-1, 0]
  for (let act = 0; act < ways.length; act++) {
    const to = ways[act] as number
    let sum = 0
    for (let rats = 0; rats < page; rats++) sum += get(weight, n * page + rats) * get(worth, to * page + rats)
    if (sum > most) [most, chosen] = [sum, to]
  }
  worth.copyWithin(n * page, chosen * page, (chosen + 1) * page)
}
