/** Where people sit, clockwise from my left: on a tall screen in rows that open towards me, on a wide one round me. */
import { at } from '../../../kernel/at.ts'

export interface Spot {
  /** On a tall screen, counted from 1. */
  readonly column: number
  readonly row: number
  /** On a wide one, in percent. */
  readonly x: number
  readonly y: number
}

const range = (n: number) => Array.from({ length: n }, (_, at) => at)

export function columnsFor(others: number): number {
  if (others <= 4) return others
  return others === 5 ? 3 : 4
}

/** Up on the left, along the top, and down on the right. */
function tall(others: number): Pick<Spot, 'column' | 'row'>[] {
  const columns = columnsFor(others)
  const rest = others - columns
  const lower = range(Math.ceil(rest / columns)).map((at) => ({
    row: at + 2,
    count: Math.min(columns, rest - at * columns),
  }))
  const left = [...lower].reverse().flatMap(({ row, count }) => {
    const half = Math.ceil(count / 2)
    return range(half).map((at) => ({ row, column: half - at }))
  })
  const top = range(columns).map((at) => ({ row: 1, column: at + 1 }))
  const right = lower.flatMap(({ row, count }) =>
    range(Math.floor(count / 2)).map((at) => ({ row, column: columns - at })),
  )
  return [...left, ...top, ...right]
}

/** So far up and down the sides reach. */
const HIGH = 12
const LOW = 96

function wide(others: number): Pick<Spot, 'x' | 'y'>[] {
  const side = Math.floor(others / 2)
  const y = (at: number) => (side === 1 ? (HIGH + LOW) / 2 : LOW - ((LOW - HIGH) * at) / (side - 1))
  const left = range(side).map((at) => ({ x: 0, y: y(at) }))
  const opposite = others % 2 === 1 ? [{ x: 50, y: 0 }] : []
  return [...left, ...opposite, ...[...left].reverse().map((spot) => ({ ...spot, x: 100 }))]
}

export function spotsFor(others: number): Spot[] {
  const sides = wide(others)
  return tall(others).map((spot, nth) => ({ ...spot, ...at(sides, nth) }))
}
