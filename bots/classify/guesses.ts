/** Guesses by what was there most often: counted in games to learn from, tried in others. */
import { contents, goblets, KINDS, type Noticed } from './onlooker.ts'

/** What was noticed at least so often is judged by itself; else a glance must do. */
const OFTEN = 12

export type Purpose = 'learn' | 'try'

const ROWS = KINDS.glance + KINDS.gaze
const SIZE = ROWS * contents.length

/** Counts in shared memory, so that many threads can add to them. */
export class Guesses {
  static readonly bytes = 2 * SIZE * Int32Array.BYTES_PER_ELEMENT
  private readonly counts: Int32Array

  constructor(memory: SharedArrayBuffer) {
    this.counts = new Int32Array(memory)
  }

  add({ glance, gaze, content }: Noticed, purpose: Purpose): void {
    Atomics.add(this.counts, this.place(purpose, glance) + content, 1)
    Atomics.add(this.counts, this.place(purpose, KINDS.glance + gaze) + content, 1)
  }

  private place(purpose: Purpose, row: number): number {
    return (purpose === 'learn' ? 0 : SIZE) + row * contents.length
  }

  private row(purpose: Purpose, row: number): number[] {
    const from = this.place(purpose, row)
    return [...this.counts.subarray(from, from + contents.length)]
  }

  /** How often each content was there, in the games that were not learnt from. */
  found(goblet: number): number[] {
    const rows = gazes(goblet).map((gaze) => this.row('try', gaze))
    return contents.map((_, content) => total(rows.map((row) => row[content] ?? 0)))
  }

  /** How many of them were guessed rightly, if a guess says which of these groups it is. */
  right(goblet: number, groups: readonly (readonly number[])[]): number {
    let right = 0
    for (const gaze of gazes(goblet)) {
      const tried = this.row('try', gaze)
      const close = this.row('learn', gaze)
      const learnt = total(close) >= OFTEN ? close : this.row('learn', glanceOf(gaze))
      const sums = groups.map((group) => total(group.map((content) => learnt[content] ?? 0)))
      const guess = groups[sums.indexOf(Math.max(...sums))] ?? []
      right += total(guess.map((content) => tried[content] ?? 0))
    }
    return right
  }
}

const glanceOf = (row: number) => Math.floor((row - KINDS.glance) / (KINDS.gaze / KINDS.glance))

/** The rows of all that can be noticed at this goblet. */
function gazes(goblet: number): number[] {
  const many = KINDS.gaze / goblets.length
  return Array.from({ length: many }, (_, one) => KINDS.glance + goblet * many + one)
}

export function total(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0)
}
