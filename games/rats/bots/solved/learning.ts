/**
 * How everybody learns to play a throw: by regret (predictive CFR+). What one would rather have done is done more often, and what one
 * regretted last is expected to be regretted again; the average over all sweeps, later ones counting more, is what nobody can use
 * against them.
 */
import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import type { Shares } from './fates.ts'
import { Lately } from './lately.ts'
import { Ledger } from './ledger.ts'
import { add, get, type Numbers } from './numbers.ts'
import { formOf, grow, HANDS, type Setting } from './throw.ts'
import { Tree } from './tree.ts'

/** How often, while learning, the giver does just anything: so that there is an answer to what never happens, too. */
const WHIM = 1e-3

export interface Learnt {
  readonly tree: Tree
  /** How often each thing is done, where the places of the tree say. */
  readonly habits: Numbers
  /** How much of the win each thing gives away, done instead of the best there; in the same order. */
  readonly costs: Numbers
  /** What the throw is worth then to each seat that decides something. */
  readonly value: Shares
}

export function learn(setting: Setting, sweeps: number): Learnt {
  const learner = new Learner(ledgerFor(setting))
  for (let sweep = 1; sweep <= sweeps; sweep++) learner.sweep(sweep ** 4)
  const { seats, giver } = setting
  return learner.settle(Array.from({ length: seats }, (_, away) => (giver + away) % seats))
}

/** Most throws are of few forms: their trees need not grow again. All there are would fill the memory of a house that is open for months. */
const ledgers = new Lately<Ledger>(128)

function ledgerFor(setting: Setting): Ledger {
  const form = formOf(setting)
  const grown = () => new Ledger(grow(new Tree(form.dice), form), Math.min(form.seats, HANDS + 1))
  const ledger = ledgers.find(JSON.stringify(form), grown)
  ledger.open(setting)
  return ledger
}

const answering = (hands: number) => hands > 0
const nobody = () => false

class Learner {
  readonly #ledger: Ledger
  readonly #tree: Tree
  readonly #habits: Numbers
  readonly #regrets: Numbers
  readonly #sums: Numbers
  /** How often every place would be come to if whoever answers did what leads there. */
  readonly #freely: Numbers
  /** Of one decision. */
  readonly #worths = new Float64Array(16)
  readonly #hopes = new Float64Array(16)

  constructor(ledger: Ledger) {
    this.#ledger = ledger
    this.#tree = ledger.tree
    this.#habits = new Float64Array(this.#tree.habits)
    this.#regrets = new Float64Array(this.#tree.habits)
    this.#sums = new Float64Array(this.#tree.habits)
    this.#freely = new Float64Array(ledger.weight.length)
    for (const place of this.#tree.places) {
      const acts = place.next.length
      this.#habits.fill(1 / acts, place.habits, place.habits + acts * this.#tree.rows(place))
    }
  }

  /** All decide once, the last of them first; each sees what it brings with what those after them now do, and what else would have. */
  sweep(weight: number): void {
    const { places } = this.#tree
    this.#weigh()
    for (let n = 0; n < places.length; n++) {
      if (at(places, n).hands === 0) this.#askKnowing(n, weight)
      else this.#ask(n, weight)
      this.#ledger.appraise(n, this.#habits)
    }
  }

  /**
   * What one thinks of the dice goes by all that was done before. How much it weighs goes by what the giver says alone: else what was
   * learnt while all still did anything would weigh more than all that is learnt later.
   */
  #weigh(): void {
    const { weight } = this.#ledger
    const { places, counts } = this.#tree
    this.#ledger.weigh(this.#habits, WHIM, answering, this.#freely)
    this.#ledger.weigh(this.#habits, WHIM, nobody)
    for (let from = 0; from < places.length * counts; from += counts) {
      let [freely, really] = [0, 0]
      for (let n = from; n < from + counts; n++) {
        freely += get(this.#freely, n)
        really += get(weight, n)
      }
      if (really > 0) for (let n = from; n < from + counts; n++) weight[n] = (get(weight, n) * freely) / really
    }
  }

  /** One who does not know the dice asks what each act brings on average. */
  #ask(n: number, weight: number): void {
    const { habits, next } = at(this.#tree.places, n)
    this.#weighUnknowing(n)
    this.#regret(habits, next.length, weight)
  }

  #weighUnknowing(n: number): void {
    const { worth, weight: weights, page } = this.#ledger
    const { counts } = this.#tree
    const { hands } = at(this.#tree.places, n)
    const next = at(this.#ledger.next, n)
    for (let act = 0; act < next.length; act++) {
      const theirs = (next[act] as number) * page + hands * counts
      let sum = 0
      for (let rats = 0; rats < counts; rats++) sum += get(weights, n * counts + rats) * get(worth, theirs + rats)
      this.#worths[act] = sum
    }
  }

  #askKnowing(n: number, weight: number): void {
    const { habits, next } = at(this.#tree.places, n)
    for (let rats = 0; rats < this.#tree.counts; rats++) {
      this.#weighKnowing(n, rats)
      this.#regret(habits + rats * next.length, next.length, weight)
    }
  }

  #weighKnowing(n: number, rats: number): void {
    const { worth, page } = this.#ledger
    const next = at(this.#ledger.next, n)
    for (let act = 0; act < next.length; act++) this.#worths[act] = get(worth, (next[act] as number) * page + rats)
  }

  #regret(row: number, acts: number, weight: number): void {
    let mean = 0
    for (let act = 0; act < acts; act++) mean += get(this.#habits, row + act) * get(this.#worths, act)
    let all = 0
    for (let act = 0; act < acts; act++) {
      add(this.#sums, row + act, weight * get(this.#habits, row + act))
      const missed = get(this.#worths, act) - mean
      const regret = Math.max(0, get(this.#regrets, row + act) + missed)
      const hope = Math.max(0, regret + missed)
      this.#regrets[row + act] = regret
      this.#hopes[act] = hope
      all += hope
    }
    for (let act = 0; act < acts; act++) this.#habits[row + act] = all > 0 ? get(this.#hopes, act) / all : 1 / acts
  }

  /** From now on all do what they did on average. */
  settle(seats: readonly Seat[]): Learnt {
    const [tree, habits, sums] = [this.#tree, this.#habits, this.#sums]
    for (const place of tree.places) {
      const acts = place.next.length
      for (let row = place.habits; row < place.habits + acts * tree.rows(place); row += acts) {
        let all = 0
        for (let act = 0; act < acts; act++) all += get(sums, row + act)
        for (let act = 0; act < acts; act++) habits[row + act] = get(sums, row + act) / all
      }
    }
    this.#weigh()
    for (const n of tree.places.keys()) this.#ledger.appraise(n, habits)
    return { tree, habits, costs: this.#costs(), value: this.#ledger.value(seats) }
  }

  #costs(): Numbers {
    const costs = new Float64Array(this.#tree.habits)
    const { counts } = this.#tree
    const { weight } = this.#ledger
    for (const [n, place] of this.#tree.places.entries()) {
      const acts = place.next.length
      const knows = place.hands === 0
      let likely = 0
      for (let rats = 0; rats < counts; rats++) likely += get(weight, n * counts + rats)
      for (let rats = 0; rats < this.#tree.rows(place); rats++) {
        if (knows) this.#weighKnowing(n, rats)
        else this.#weighUnknowing(n)
        const most = Math.max(...this.#worths.subarray(0, acts))
        const row = place.habits + rats * acts
        for (let act = 0; act < acts; act++) costs[row + act] = (most - get(this.#worths, act)) / (knows ? 1 : likely)
      }
    }
    return costs
  }
}
