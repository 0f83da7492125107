/** The way of a goblet through a course as a path: a lane for every place, a column for everything that hands did. */
import { type Course, stepsOf } from '../../../games/banquet/chronicle.journey.ts'

/** In the units of the picture, of which sixteen are one rem. */
export const COLUMN = 56
export const LANE = 52
export const HEAD = 60
/** Room for the sign of each goblet before the first column. */
export const START = 34

export interface Line {
  readonly path: string
  /** Where it has just come to another lane, and its sign is shown again. */
  readonly turns: readonly { readonly x: number; readonly y: number }[]
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
  const { columns } = course
  const turns: { x: number; y: number }[] = []
  let path = `M0 ${laneOf(goblet)}`
  let end = columnAt(columns.length)
  for (const { column, step } of stepsOf(course, goblet)) {
    const x = columnAt(columns.indexOf(column))
    if (step.kind === 'drank') end = x + COLUMN / 4
    if ((step.kind !== 'moved' && step.kind !== 'veiled') || step.from === step.place) continue
    const [from, to] = [laneOf(step.from), laneOf(step.place)]
    const [half, next] = [x + COLUMN / 2, x + COLUMN]
    path += `H${x}C${half} ${from} ${half} ${to} ${next} ${to}`
    turns.push({ x: next, y: to })
  }
  return { path: `${path}H${end}`, turns }
}
