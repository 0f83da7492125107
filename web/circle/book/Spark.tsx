/** Somebody's games as a small line, up where they won more than was to be expected. The numbers stand beside it in words. */

import * as css from './person.module.css'
import type { courseOf } from './wins.ts'

const WIDTH = 120
const HEIGHT = 36
const EDGE = 4

export type Course = ReturnType<typeof courseOf>

interface SparkProps {
  readonly course: Course
  /** How many games there are in all, and how far anybody's line goes: one scale for everybody. */
  readonly games: number
  readonly widest: number
}

export function Spark({ course, games, widest }: SparkProps) {
  const x = (nth: number) => EDGE + ((WIDTH - 2 * EDGE) * (nth + 1)) / games
  const y = (lead: number) => HEIGHT / 2 - ((HEIGHT / 2 - EDGE) * lead) / widest
  const points = course.map(({ nth, lead }) => `${x(nth).toFixed(1)},${y(lead).toFixed(1)}`)
  const last = course.at(-1)
  return (
    <svg class={css.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} class={css.level} />
      <polyline points={[`${EDGE},${HEIGHT / 2}`, ...points].join(' ')} class={css.course} />
      {last && <circle cx={x(last.nth)} cy={y(last.lead)} r="3.5" class={css.now} />}
    </svg>
  )
}
