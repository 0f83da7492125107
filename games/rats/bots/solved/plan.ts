/** What the solved round does where a view stands in it. */
import { at, sure } from '../../../../kernel/at.ts'
import { heard, ratsAnnounced } from '../../claims.ts'
import { MOST } from '../../odds.ts'
import { DICE, type RatsView, rats } from '../../state.ts'
import type { Learnt } from './learning.ts'
import { get } from './numbers.ts'
import { solvedRound } from './remembered.ts'
import { named } from './throw.ts'
import type { Act, Place, Tree } from './tree.ts'
import type { Solved, Wall } from './wall.ts'

/** What may be done, and how often. */
export type Plan = readonly { readonly act: Act; readonly often: number }[]

export function planFor(view: RatsView): Plan {
  const { table } = view
  const { wall, thrown } = positionOf(view)
  switch (table.stage) {
    case 'looked':
      return habitsAt(thrown, sure(thrown.tree.find(named.say), 'decision'), saw(view))
    case 'told':
      return answer(view, wall, thrown)
    case 'took':
      return afterBelieving(view, wall, thrown)
    default:
      return [{ act: thrown.blind, often: 1 }]
  }
}

/** The dice as they lie, as part of the round that was solved. */
function positionOf({ table, seats }: RatsView): { wall: Wall; thrown: Solved } {
  // Whoever holds rats has paid a brain for them; all others have what they began the round with.
  const paid = ratsAnnounced(table) ? table.giver : undefined
  const minds = table.sanity.map((brains, seat) => (seat === paid ? brains + 1 : brains))
  const { wall, round } = solvedRound(minds, table.options)
  const said = table.claims[0]
  const [giver, floor] = [said?.seat ?? table.giver, said?.floor ?? (ratsAnnounced(table) ? heard(table) + 1 : 0)]
  if (table.side === 'skull') return { wall, thrown: wall.throw(giver, DICE, MOST + 1) }
  if (floor > 1) return { wall, thrown: wall.throw(giver, table.dice, floor) }
  const nones = table.dice < DICE ? table.dice - 1 : DICE - 1 + table.nones
  return { wall, thrown: round((giver + seats * (nones + 1) - nones) % seats).throw(nones) }
}

function saw({ hand }: RatsView): number {
  return rats(sure(hand.dice, 'dice that were seen'))
}

function answer(view: RatsView, wall: Wall, thrown: Solved): Plan {
  const { table, seat } = view
  const claim = heard(table)
  const place = lookedAt(view) ? placeOf(view, thrown.tree, 'told') : undefined
  if (place) {
    const habits = habitsAt(thrown, place, view.hand.dice ? saw(view) : 0)
    const doubt = habits.find(({ act }) => act === 'doubt')?.often ?? 0
    return [
      { act: 'believe', often: 1 - doubt },
      { act: 'doubt', often: doubt },
    ]
  }
  if (claim === 0) return [{ act: sure(thrown.brings.get(0)?.answer, 'answer'), often: 1 }]
  if (table.side === 'skull') return [{ act: sure(thrown.brings.get(claim)?.answer, 'answer'), often: 1 }]
  return [{ act: wall.unseen.told(seat, table.dice, claim, times(view)).answer, often: 1 }]
}

function afterBelieving(view: RatsView, wall: Wall, thrown: Solved): Plan {
  const { table, seat } = view
  if (!lookedAt(view)) return [{ act: wall.unseen.told(seat, table.dice, heard(table), times(view)).then, often: 1 }]
  const place = placeOf(view, thrown.tree, 'took')
  const goesOn = place
    ? habitsAt(thrown, place, view.hand.dice ? saw(view) : 0).filter(({ act }) => act !== 'doubt')
    : []
  return goesOn.some(({ often }) => often > 0) ? goesOn : [{ act: 'shake', often: 1 }]
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
function placeOf({ table, seat }: RatsView, tree: Tree, stage: 'told' | 'took'): Place | undefined {
  const { seat: giver, claim: said } = at(table.claims, 0)
  const claim = heard(table)
  if (claim === 0) return tree.find(named.none)
  if (seat === giver) return tree.find(named.back(claim))
  const last = table.claims.findLastIndex((other) => other.seat === giver)
  const hands = table.claims.length - last
  if (last > 0) return tree.find(stage === 'told' ? named.toldAgain(hands, claim) : named.tookAgain(hands, claim))
  return tree.find(stage === 'told' ? named.told(hands, said, claim) : named.took(hands, said, claim))
}

/** How often each act is done at a place; by one who has seen so many rats, if it is the giver. */
function habitsAt({ habits }: Learnt, place: Place, rats: number): Plan {
  const from = place.habits + (place.hands === 0 ? rats * place.acts.length : 0)
  return place.acts.map((act, n) => ({ act, often: get(habits, from + n) }))
}
