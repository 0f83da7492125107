import { at } from '../../../kernel/at.ts'

/** Numbers that are found by up to four indices; all of them are 0 at first. */
export class Grid {
  readonly #numbers: number[]
  readonly #strides: readonly [number, number, number]

  constructor(first: number, second: number, third = 1, fourth = 1) {
    this.#numbers = new Array<number>(first * second * third * fourth).fill(0)
    this.#strides = [second * third * fourth, third * fourth, fourth]
  }

  get(a: number, b: number, c = 0, d = 0): number {
    return at(this.#numbers, this.#place(a, b, c, d), 'number')
  }

  set(value: number, a: number, b: number, c = 0, d = 0): void {
    this.#numbers[this.#place(a, b, c, d)] = value
  }

  #place(a: number, b: number, c: number, d: number): number {
    const [first, second, third] = this.#strides
    return a * first + b * second + c * third + d
  }
}
