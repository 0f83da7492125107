/** Places round a table: equal steps along a softened rectangle, clockwise as the people sit, from the bottom on. */
import { at } from '../../kernel/at.ts'

export interface Point {
  /** From the left and from the top, in percent. */
  readonly x: number
  readonly y: number
}

const SAMPLES = 720
/** A table is a little wider than deep; steps are measured on that. */
const WIDE = 1.25
const SOFT = 2.7

/** A point of the rim at an angle counted from the bottom, leftwards. */
function rim(turn: number): Point {
  const soft = (n: number) => Math.sign(n) * Math.abs(n) ** (2 / SOFT)
  return { x: 50 - 50 * soft(Math.sin(turn)), y: 50 + 50 * soft(Math.cos(turn)) }
}

const points = Array.from({ length: SAMPLES + 1 }, (_, n) => rim((2 * Math.PI * n) / SAMPLES))
/** How far along the rim each point lies. */
const lengths: number[] = []
let length = 0
let last = rim(0)
for (const point of points) {
  length += Math.hypot((point.x - last.x) * WIDE, point.y - last.y)
  lengths.push(length)
  last = point
}

/** Where the n-th of so many sits; 0 is at the bottom. */
export function placeAt(n: number, all: number): Point {
  const way = (length * n) / all
  const reached = lengths.findIndex((far) => far >= way - 1e-9)
  return at(points, reached, 'point of the rim')
}
