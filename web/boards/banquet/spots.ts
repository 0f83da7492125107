/** Where plates and goblets lie, in percent of the table, on a tall screen and on a wide one. The first is mine. */
import { sure } from '../../../kernel/at.ts'

type Point = readonly [x: number, y: number]

export interface Spot {
  readonly tall: Point
  readonly wide: Point
}

interface Plan {
  readonly plates: readonly Spot[]
  readonly goblets: readonly Spot[]
}

const spot = (tall: Point, wide: Point = tall): Spot => ({ tall, wide })
/** The same on the other side of the table. */
const across = ({ tall, wide }: Spot): Spot => ({ tall: [100 - tall[0], tall[1]], wide: [100 - wide[0], wide[1]] })

/** From the bottom clockwise up the left side; what lies opposite, if somebody sits there; and down the right side. */
function round(mine: Spot, left: readonly Spot[], top: readonly Spot[]): Spot[] {
  return [mine, ...left, ...top, ...left.map(across).reverse()]
}

const MINE = spot([50, 100])

const plans: Readonly<Record<number, Plan>> = {
  3: {
    plates: round(MINE, [spot([0, 4], [3, 14])], []),
    goblets: round(spot([50, 86]), [spot([20, 50], [25, 46])], []),
  },
  4: {
    plates: round(MINE, [spot([0, 34], [0, 40])], [spot([50, 0])]),
    goblets: round(spot([50, 87]), [spot([19, 71], [22, 64])], [spot([50, 38], [50, 27])]),
  },
  5: {
    plates: round(MINE, [spot([0, 100], [0, 72]), spot([0, 0], [6, 4])], []),
    goblets: round(spot([50, 86], [50, 87]), [spot([22, 57], [24, 54]), spot([36, 33], [37, 28])], []),
  },
  6: {
    plates: round(MINE, [spot([0, 97], [0, 90]), spot([0, 14], [0, 16])], [spot([50, 0])]),
    goblets: round(spot([50, 88]), [spot([23, 62.5], [23, 59]), spot([23, 41], [23, 37])], [spot([50, 34], [50, 25])]),
  },
}

/** A round table for so many houses. */
export function around(houses: number): Plan {
  return sure(plans[houses], `plan for ${houses} houses`)
}

/** Players above, goblets in a row below them: nobody sits before any. */
export function inARow(players: number, goblets: number): Plan {
  const share = (at: number, of: number) => (of === 1 ? 50 : (100 * at) / (of - 1))
  return {
    plates: Array.from({ length: players }, (_, at) => spot([share(at, players), 0])),
    goblets: Array.from({ length: goblets }, (_, at) =>
      spot([(100 * (at + 0.5)) / goblets, 78], [(100 * (at + 0.5)) / goblets, 66]),
    ),
  }
}

/** The row in the middle of a round table, for those who drink for the victory; more than three stand in two rows. */
export function inTheMiddle(houses: number, goblets: number): Plan {
  const wide = goblets > 3 ? Math.ceil(goblets / 2) : goblets
  // How far down each row stands. On a wide screen a single one is above the plates of those who sit left and right.
  const rows = goblets > 3 ? [[56], [78]] : [[66, 56]]
  const middle = rows.flatMap(([y = 0, wideY = y], row) =>
    Array.from({ length: Math.min(wide, goblets - row * wide) }, (_, at) => {
      const step = at - (wide - 1) / 2
      return spot([50 + step * 18, y], [50 + step * 16, wideY])
    }),
  )
  return { plates: around(houses).plates, goblets: middle }
}

export function style({ tall, wide }: Spot): Record<string, string> {
  return { '--x': `${tall[0]}`, '--y': `${tall[1]}`, '--wx': `${wide[0]}`, '--wy': `${wide[1]}` }
}
