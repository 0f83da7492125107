/** Places round a table: equal steps along a softened rectangle, clockwise as the people sit, from the bottom on. */

export interface Place {
  /** From the left and from the top, in percent. */
  readonly x: number
  readonly y: number
}

const SAMPLES = 720
/** A table is a little wider than deep; steps are measured on that. */
const WIDE = 1.25
const SOFT = 2.7

/** A point of the rim at an angle counted from the bottom, leftwards. */
function rim(turn: number): Place {
  const soft = (n: number) => Math.sign(n) * Math.abs(n) ** (2 / SOFT)
  return { x: 50 - 50 * soft(Math.sin(turn)), y: 50 + 50 * soft(Math.cos(turn)) }
}

const points = Array.from({ length: SAMPLES + 1 }, (_, n) => rim((2 * Math.PI * n) / SAMPLES))
/** How far along the rim each point lies. */
const lengths = [0]
for (const [n, { x, y }] of points.slice(1).entries()) {
  const last = points[n]!
  lengths.push(lengths[n]! + Math.hypot((x - last.x) * WIDE, y - last.y))
}

/** Where the n-th of so many sits; 0 is at the bottom. */
export function placeAt(n: number, all: number): Place {
  const way = (lengths[SAMPLES]! * n) / all
  return points[lengths.findIndex((length) => length >= way - 1e-9)]!
}
