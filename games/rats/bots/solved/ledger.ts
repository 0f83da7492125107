/**
 * The numbers of a tree, in rows that are quick to go through. Every place and every end has a page: what it is worth to each seat,
 * counted from the giver, by the number of rats; and a place has a weight for each number: how likely it is that so many are there
 * and that it is come to.
 */
import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { THROWN } from '../../odds.ts'
import type { Shares } from './fates.ts'
import { add, get, type Numbers } from './numbers.ts'
import type { Setting } from './throw.ts'
import type { End, Place, Tree } from './tree.ts'

export class Ledger {
  readonly tree: Tree
  /** How likely each number of rats is. */
  readonly chances: Numbers
  readonly worth: Numbers
  readonly weight: Numbers
  /** The pages that each place leads to. */
  readonly next: readonly Int32Array[]
  /** Numbers on a page. */
  readonly page: number
  readonly #ends: readonly (readonly [page: number, end: End])[]

  /** For so many seats it is known what becomes of them. */
  constructor(tree: Tree, valued: number) {
    const { places, counts } = tree
    this.tree = tree
    this.chances = Float64Array.from(at(THROWN, (counts - 1) / 2, 'throw of dice').slice(0, counts))
    this.page = valued * counts
    const pages = new Map<Place | End, number>(places.map((place, n) => [place, n]))
    this.next = places.map(({ next }) =>
      Int32Array.from(next, (to) => {
        const known = pages.get(to) ?? pages.size
        pages.set(to, known)
        return known
      }),
    )
    this.worth = new Float64Array(pages.size * this.page)
    this.weight = new Float64Array(places.length * counts)
    this.#ends = [...pages].flatMap(([to, page]) => ('becomes' in to ? [[page, to] as const] : []))
  }

  /** Writes down what becomes of everybody in the end. */
  open(setting: Setting): void {
    const { counts } = this.tree
    for (const [page, { becomes, unless }] of this.#ends) {
      // R5.9: "at least" that many; "none" holds with none alone.
      const [first, last] = unless ? [unless.claim, unless.claim === 0 ? 0 : counts - 1] : [0, counts - 1]
      if (unless) this.#write(page, unless.becomes(setting), setting.giver, 0, counts - 1)
      this.#write(page, becomes(setting), setting.giver, first, last)
    }
  }

  #write(page: number, shares: Shares, giver: number, first: number, last: number): void {
    const { counts } = this.tree
    const from = page * this.page
    for (let seat = 0; seat * counts < this.page; seat++) {
      const share = get(shares, (giver + seat) % shares.length)
      this.worth.fill(share, from + seat * counts + first, from + seat * counts + last + 1)
    }
  }

  /** What the n-th place is worth, if whoever decides there keeps to these habits. */
  appraise(n: number, habits: Numbers): void {
    const place = at(this.tree.places, n)
    const next = at(this.next, n)
    const mine = n * this.page
    this.worth.fill(0, mine, mine + this.page)
    for (let act = 0; act < next.length; act++) {
      const theirs = (next[act] as number) * this.page
      if (place.hands === 0) this.#addKnowing(mine, theirs, habits, place.habits + act, next.length)
      else this.#addOften(mine, theirs, get(habits, place.habits + act))
    }
  }

  #addOften(mine: number, theirs: number, often: number): void {
    // Most of what is open nobody ever does.
    if (often === 0) return
    const { worth, page } = this
    for (let n = 0; n < page; n++) add(worth, mine + n, often * get(worth, theirs + n))
  }

  #addKnowing(mine: number, theirs: number, habits: Numbers, from: number, step: number): void {
    const { worth, page } = this
    const { counts } = this.tree
    for (let rats = 0; rats < counts; rats++) {
      const often = get(habits, from + step * rats)
      if (often > 0) for (let n = rats; n < page; n += counts) add(worth, mine + n, often * get(worth, theirs + n))
    }
  }

  /**
   * How often every place is come to if all keep to these habits, but do just anything as often as `whim` says. What `freely` is done
   * counts as done.
   */
  weigh(habits: Numbers, whim: number, freely: (hands: number) => boolean, weight = this.weight): void {
    const { places, counts } = this.tree
    weight.fill(0)
    weight.set(this.chances, (places.length - 1) * counts)
    for (let n = places.length - 1; n >= 0; n--) {
      const { hands, habits: from } = at(places, n)
      const next = at(this.next, n)
      const step = hands === 0 ? next.length : 0
      const any = whim / next.length
      const free = freely(hands)
      for (let act = 0; act < next.length; act++) {
        const page = next[act] as number
        if (page >= places.length) continue
        for (let rats = 0; rats < counts; rats++) {
          const habit = free ? 1 : (1 - whim) * get(habits, from + act + step * rats) + any
          add(weight, page * counts + rats, habit * get(weight, n * counts + rats))
        }
      }
    }
  }

  /** What everything is worth to these seats, counted from the giver. */
  value(seats: readonly Seat[]): Shares {
    const { places, counts } = this.tree
    const value = new Float64Array(seats.length)
    const root = (places.length - 1) * this.page
    for (const [row, seat] of seats.entries()) {
      for (let rats = 0; rats < counts && row * counts < this.page; rats++) {
        add(value, seat, get(this.chances, rats) * get(this.worth, root + row * counts + rats))
      }
    }
    return value
  }
}
