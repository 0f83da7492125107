/**
 * What one gets who knows all habits of the others and always does the best against them: an exact answer to a throw as it is played.
 * Nothing of what that one has done or heard is forgotten here, and they may also do what nobody does who plays as we do.
 */
import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import type { Learnt } from './learning.ts'
import { Ledger } from './ledger.ts'
import { get } from './numbers.ts'
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

const ledgers = new Map<string, Ledger>()

/** What the throw is worth to this seat at best. All that becomes of anybody is told of that seat alone. */
export function best(me: Seat, { tree: seen, habits }: Learnt, setting: Setting): number {
  const { seats, giver, dice } = setting
  const wilful = (me - giver + seats) % seats
  const form = { ...formOf(setting), wilful }
  const name = JSON.stringify(form)
  const ledger = ledgers.get(name) ?? new Ledger(grow(new Memory(seen, dice), form), 1)
  ledgers.set(name, ledger)
  ledger.open(setting)
  ledger.weigh(habits, 0, (hands) => hands === wilful)
  for (const [n, { hands }] of ledger.tree.places.entries()) {
    if (hands !== wilful) ledger.appraise(n, habits)
    else if (wilful === 0) bestKnowing(ledger, n)
    else bestOnAverage(ledger, n)
  }
  return get(ledger.value([0]), 0)
}

function bestKnowing({ worth, next, page }: Ledger, n: number): void {
  for (let rats = 0; rats < page; rats++) {
    let most = 0
    for (const to of at(next, n)) most = Math.max(most, get(worth, to * page + rats))
    worth[n * page + rats] = most
  }
}

function bestOnAverage({ worth, weight, next, page }: Ledger, n: number): void {
  let [most, chosen] = [-1, 0]
  for (const to of at(next, n)) {
    let sum = 0
    for (let rats = 0; rats < page; rats++) sum += get(weight, n * page + rats) * get(worth, to * page + rats)
    if (sum > most) [most, chosen] = [sum, to]
  }
  worth.copyWithin(n * page, chosen * page, (chosen + 1) * page)
}
