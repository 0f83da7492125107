import { type Bid, DICE, type DiceView, diceOn, FACES, type Move, type Options } from './state.ts'

const DOUBT: Move = { kind: 'doubt' }
const EXACT: Move = { kind: 'exact' }
const NOTHING: readonly Move[] = []
const MOST_DICE = 8 * DICE

/** L4.2: the lowest face that is bid. */
export const lowest = (ones: Options['ones']) => (ones === 'wild' ? 2 : 1)

/** Every bid there is, each higher than the one before (L3.2). */
const ladders: Readonly<Record<Options['ones'], readonly Move[]>> = { wild: ladder('wild'), plain: ladder('plain') }

function ladder(ones: Options['ones']): Move[] {
  const faces = FACES.filter((face) => face >= lowest(ones))
  return Array.from({ length: MOST_DICE }, (_, less) =>
    faces.map((face): Move => ({ kind: 'bid', count: less + 1, face })),
  ).flat()
}

/** On which rung of the ladder a bid stands, from 0. */
function rungOf({ count, face }: Bid, ones: Options['ones']): number {
  const least = lowest(ones)
  return (count - 1) * (7 - least) + face - least
}

export function moves({ agenda, seat, table }: DiceView): readonly Move[] {
  if (agenda.asked[0] !== seat) return NOTHING
  const { ones, exact } = table.options
  const bid = table.bids.at(-1)
  const end = diceOn(table) * (7 - lowest(ones)) // L3.3
  if (!bid) return ladders[ones].slice(0, end) // L5.1
  const higher = ladders[ones].slice(rungOf(bid, ones) + 1, end)
  return exact ? [DOUBT, EXACT, ...higher] : [DOUBT, ...higher]
}
