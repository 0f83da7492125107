/** A world in which time passes only from one event to the next, and one seed decides everything. */

import { setImmediate as turn } from 'node:timers/promises'
import { at as nth } from '../../kernel/at.ts'
import { type Chance, seeded } from '../../kernel/chance.ts'

interface Happening {
  readonly at: number
  readonly order: number
  readonly happen: () => void
}

export class World {
  now = 1_000_000_000_000
  readonly chance: Chance
  #order = 0
  /** A heap: the next event first. */
  readonly #events: Happening[] = []

  constructor(seed: number) {
    this.chance = seeded(seed)
  }

  /** One time in so many. */
  oneIn(many: number): boolean {
    return this.chance(many) === 0
  }

  fresh(bytes: number): string {
    return Array.from({ length: bytes }, () => this.chance(256).toString(16).padStart(2, '0')).join('')
  }

  at(time: number, work: () => void): () => void {
    let wanted = true
    this.#push({
      at: Math.max(time, this.now),
      order: this.#order++,
      happen: () => {
        if (wanted) work()
      },
    })
    return () => {
      wanted = false
    }
  }

  after(delay: number, work: () => void): () => void {
    return this.at(this.now + delay, work)
  }

  /** When something happens next. */
  get next(): number {
    return this.#events[0]?.at ?? Infinity
  }

  /** Lets events happen until the condition holds, or nothing happens any more. */
  async run(done: () => boolean): Promise<void> {
    while (!done()) {
      const next = this.#pop()
      if (!next) return
      this.now = Math.max(this.now, next.at)
      next.happen()
      // Everything that follows at once happens before anything else.
      await turn()
    }
  }

  #push(event: Happening): void {
    const heap = this.#events
    let at = heap.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!sooner(nth(heap, at), nth(heap, parent))) break
      swap(heap, at, parent)
      at = parent
    }
  }

  #pop(): Happening | undefined {
    const heap = this.#events
    const first = heap[0]
    const last = heap.pop()
    if (heap.length === 0 || !last) return first
    heap[0] = last
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let least = at
      if (left < heap.length && sooner(nth(heap, left), nth(heap, least))) least = left
      if (right < heap.length && sooner(nth(heap, right), nth(heap, least))) least = right
      if (least === at) return first
      swap(heap, at, least)
      at = least
    }
  }
}

function sooner(a: Happening, b: Happening): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order)
}

function swap(heap: Happening[], a: number, b: number): void {
  const kept = nth(heap, a)
  heap[a] = nth(heap, b)
  heap[b] = kept
}
