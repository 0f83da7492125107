/** What the solved round does where a view stands in it. */
import { at, sure } from '../../../../kernel/at.ts'
import { announceable, heard, ratsAnnounced } from '../../claims.ts'
import { MOST } from '../../odds.ts'
import { type Claim, type RatsView, rats } from '../../state.ts'
import type { Learnt } from './learning.ts'
import { get } from './numbers.ts'
import { wallFor } from './remembered.ts'
import { named } from './throw.ts'
import type { Act, Place, Tree } from './tree.ts'
import type { Solved, Wall } from './wall.ts'

/** What may be done, how often, and what it gives away of the win. */
export type Plan = readonly { readonly act: Act; readonly often: number; readonly costs: number }[]

/** Where a view stands in a round: in the tree of its throw, if whoever shook has looked. */
interface Position {
  readonly wall: Wall
  readonly thrown: Solved
  readonly place: Place | undefined
  /** So many rats were seen by whoever looks on; 0 where they were not. */
  readonly saw: number
}

function positionOf(view: RatsView): Position {
  const { table, hand } = view
  // Whoever holds rats has paid a brain for them; all others have what they began the round with.
  const paid = ratsAnnounced(table) ? table.giver : undefined
  const minds = table.sanity.map((brains, seat) => (seat === paid ? brains + 1 : brains))
  const wall = wallFor(minds, table.options)
  const said = table.claims[0]
  const giver = said?.seat ?? table.giver
  const floor = table.side === 'skull' ? MOST + 1 : (said?.floor ?? announceable(table).low)
  const thrown = wall.throw(giver, { dice: table.dice, floor })
  const place = placeOf(view, thrown.tree)
  return { wall, thrown, place, saw: hand.dice ? rats(hand.dice) : 0 }
}

export function planFor(view: RatsView): Plan {
  const { wall, thrown, place, saw } = positionOf(view)
  const { table, seat } = view
  const plan = place ? habitsAt(thrown, place, saw) : []
  const claim = table.claim ?? 0
  switch (table.stage) {
    case 'looked':
      return plan
    case 'told': {
      if (!place) return always(answerBlind(view, wall, thrown))
      const doubt = sure(
        plan.find(({ act }) => act === 'doubt'),
        'doubt',
      )
      const costs = Math.min(...plan.filter((one) => one !== doubt).map((one) => one.costs))
      return [{ act: 'believe', often: 1 - doubt.often, costs }, doubt]
    }
    case 'took': {
      if (!lookedAt(view)) return always(wall.unseen.told(seat, table.dice, claim, times(view)).then)
      const goesOn = plan.filter(({ act }) => act !== 'doubt')
      return goesOn.some(({ often }) => often > 0) ? goesOn : always('shake')
    }
    default:
      return always(thrown.blind)
  }
}

/** What is said best without a look, and what that gives away. */
export function blindPlan(view: RatsView): { readonly claim: Claim; readonly costs: number } {
  const { thrown } = positionOf(view)
  const { seat } = view
  const { value } = sure(thrown.brings.get(thrown.blind), 'claim')
  return { claim: thrown.blind, costs: get(thrown.value, seat) - get(value, seat) }
}

const always = (act: Act): Plan => [{ act, often: 1, costs: 0 }]

/** An answer to what is said of dice that nobody has seen. */
function answerBlind(view: RatsView, wall: Wall, thrown: Solved): 'believe' | 'doubt' {
  const { table, seat } = view
  const claim = heard(table)
  if (claim === 0 || table.side === 'skull') return sure(thrown.brings.get(claim)?.answer, 'answer')
  return wall.unseen.told(seat, table.dice, claim, times(view)).answer
}

/** Has whoever shook these dice looked at them? */
function lookedAt({ table }: RatsView): boolean {
  return table.claims[0]?.ground === 'looked'
}

/** How often the number was said in a row. */
function times({ table }: RatsView): number {
  return table.claims.length - table.claims.findIndex(({ claim }) => claim === table.claim)
}

/** Where the round stands in the tree of a throw that was looked at; what was never meant to happen is taken for what is like it. */
function placeOf(view: RatsView, tree: Tree): Place | undefined {
  const { table, seat } = view
  const { stage } = table
  if (stage === 'looked') return tree.find(named.say)
  if ((stage !== 'told' && stage !== 'took') || !lookedAt(view)) return undefined
  const { seat: giver, claim: said } = at(table.claims, 0)
  const claim = heard(table)
  if (claim === 0) return tree.find(named.none)
  if (seat === giver) return tree.find(named.back(said, claim))
  const last = table.claims.findLastIndex((other) => other.seat === giver)
  const hands = table.claims.length - last
  if (last > 0)
    return tree.find(stage === 'told' ? named.toldAgain(hands, said, claim) : named.tookAgain(hands, said, claim))
  return tree.find(stage === 'told' ? named.told(hands, said, claim) : named.took(hands, said, claim))
}

/** How often each act is done at a place; by one who has seen so many rats, if it is the giver. */
function habitsAt({ habits, costs }: Learnt, place: Place, rats: number): Plan {
  const from = place.habits + (place.hands === 0 ? rats * place.acts.length : 0)
  return place.acts.map((act, n) => ({ act, often: get(habits, from + n), costs: get(costs, from + n) }))
}
