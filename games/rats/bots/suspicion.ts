/** What the dice show, if whoever looked at them spoke as the normal bot would. */
import type { Frozen } from '../../../kernel/state.ts'
import { ownSpread } from '../belief.ts'
import { moves } from '../moves.ts'
import { type Spread, THROWN } from '../odds.ts'
import type { Announcement, RatsView, Table } from '../state.ts'
import { leanings } from './normal.ts'

/** How much of the time somebody does something else than the normal bot would. */
const WHIM = 0.1

export function suspectedSpread(view: RatsView): Spread {
  const { table, hand } = view
  const first = table.claims[0]
  if (hand.dice || first?.ground !== 'looked') return ownSpread(view)
  return heardFrom(table, first)
}

/** The likelier he would have said this with so many rats before him, the likelier they lie there. */
function heardFrom(table: Frozen<Table>, said: Frozen<Announcement>): Spread {
  const before = asItWas(table, said)
  const thrown = THROWN[table.dice]!
  const open = moves(before)
  const at = open.findIndex((move) => move.kind === 'announce' && move.claim === said.claim)
  const weights = thrown.map((chance, saw) => {
    if (chance === 0) return 0
    const weights = leanings(before.table, open, certain(saw))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return chance * ((1 - WHIM) * (weights[at]! / total) + WHIM / open.length)
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

/** The table as he saw it when he spoke: nothing had been said about these dice. */
function asItWas(table: Frozen<Table>, { seat, floor }: Frozen<Announcement>): RatsView {
  const claim = table.side === 'skull' ? 10 : floor > 1 ? floor - 1 : table.nones > 0 || floor === 1 ? 0 : null
  const past = { ...table, stage: 'looked', giver: seat, claims: [], claim } as const
  return {
    seat,
    seats: table.sanity.length,
    agenda: { question: 0, asked: [seat] },
    table: past,
  } as unknown as RatsView
}

function certain(saw: number): Spread {
  return THROWN[0]!.map((_, rats) => (rats === saw ? 1 : 0))
}
