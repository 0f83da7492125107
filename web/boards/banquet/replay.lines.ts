/** The way of a goblet through a course as a path: a lane for every place, a column for everything that hands did. */
import { type Course, stepsOf } from '../../../games/banquet/chronicle.journey.ts'

/** In the units of the picture, of which sixteen are one rem; `journey.module.css` has the same lanes and head. */
export const COLUMN = 56
const LANE = 52
const HEAD = 60
/** Room for the sign of each goblet before the first column. */
export const START = 34

/** How many columns a line may run before its sign is shown again. */
const OFTEN = 4

export interface Line {
  readonly path: string
  /** Where its sign is shown: at its beginning, wherever it has come to another lane, and now and then between. */
  readonly signs: readonly { readonly x: number; readonly y: number }[]
}

export function laneOf(place: number): number {
  return HEAD + (place + 0.5) * LANE
}

export function columnAt(nth: number): number {
  return START + nth * COLUMN
}

export function sizeOf({ columns, goblets }: Course): { readonly width: number; readonly height: number } {
  return { width: columnAt(columns.length), height: HEAD + goblets.length * LANE }
}

/** Level while nobody moves it; to where it is drunk, or to the end of the course. */
export function lineOf(course: Course, goblet: number): Line {
  const steps = stepsOf(course, goblet)
  const signs = [{ x: START / 2, y: laneOf(goblet) }]
  let [path, place] = [`M0 ${laneOf(goblet)}`, goblet]
  for (const [nth, column] of course.columns.entries()) {
    const step = steps.find((one) => one.column === column)?.step
    const [x, next] = [columnAt(nth), columnAt(nth + 1)]
    if (step?.kind === 'drank') return { path: `${path}H${x + COLUMN / 4}`, signs }
    const [from, to] = [laneOf(place), laneOf(step?.place ?? place)]
    if (from !== to) path += `H${x}C${x + COLUMN / 2} ${from} ${x + COLUMN / 2} ${to} ${next} ${to}`
    // Right before what is drunk, and at the very end, there is no room for it.
    const follows = steps.find((one) => one.column === course.columns[nth + 1])?.step.kind !== 'drank'
    const now = (nth + 1) % OFTEN === 0 && follows && nth + 1 < course.columns.length
    if (from !== to || now) signs.push({ x: next, y: to })
    place = step?.place ?? place
  }
  return { path: `${path}H${columnAt(course.columns.length)}`, signs }
}
