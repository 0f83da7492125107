/** Houses that write to one database, simulated: each commits what has come since its last commit, on one of so many cores. */
import type { Chance } from '../../kernel/chance.ts'
import { assumed, measured } from './measured.ts'

interface House {
  /** When each of the lines came that wait. */
  waiting: number[]
  writing: boolean
}

type Happening = { readonly at: number; readonly act: () => void }

/** How long lines wait from their coming to their acknowledgement, in milliseconds, at so many a second in all. */
export function waits(houses: number, linesPerSecond: number, seconds: number, chance: Chance): number[] {
  const { cores, way, flush } = assumed
  const street: House[] = Array.from({ length: houses }, () => ({ waiting: [], writing: false }))
  const happenings = new Happenings()
  const times: number[] = []
  /** When each core is free. */
  const free = new Array<number>(cores).fill(0)
  const commit = (house: House, now: number) => {
    house.writing = true
    const group = house.waiting
    house.waiting = []
    const arrived = now + way / 2
    const core = free.indexOf(Math.min(...free))
    const done = Math.max(arrived, free[core] ?? 0) + measured.commit + measured.line * group.length
    free[core] = done
    // Several commits are flushed together.
    const told = done + flush + way / 2
    happenings.add(told, () => {
      for (const came of group) times.push(told - came)
      house.writing = false
      if (house.waiting.length > 0) commit(house, told)
    })
  }
  const gap = 1000 / linesPerSecond
  const arrive = (now: number) => {
    const house = street[chance(houses)]
    if (!house || now > seconds * 1000) return
    house.waiting.push(now)
    if (!house.writing) commit(house, now)
    const next = now - gap * Math.log((chance(1_000_000) + 1) / 1_000_001)
    happenings.add(next, () => arrive(next))
  }
  arrive(0)
  happenings.run()
  return times
}

/** What happens, in the order of its time: a heap. */
class Happenings {
  readonly #heap: Happening[] = []

  add(at: number, act: () => void): void {
    const heap = this.#heap
    let place = heap.push({ at, act }) - 1
    for (let above = (place - 1) >> 1; place > 0 && this.#before(place, above); above = (place - 1) >> 1) {
      this.#swap(place, above)
      place = above
    }
  }

  run(): void {
    for (let next = this.#take(); next; next = this.#take()) next.act()
  }

  #take(): Happening | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    heap[0] = last
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2]
      const least = right < heap.length && this.#before(right, left) ? right : left
      if (least >= heap.length || !this.#before(least, place)) return first
      this.#swap(least, place)
      place = least
    }
  }

  #before(a: number, b: number): boolean {
    return (this.#heap[a]?.at ?? Infinity) < (this.#heap[b]?.at ?? Infinity)
  }

  #swap(a: number, b: number): void {
    const heap = this.#heap
    const [one, other] = [heap[a], heap[b]]
    if (one && other) [heap[a], heap[b]] = [other, one]
  }
}
