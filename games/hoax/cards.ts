/**
 * A count over the twelve cards (H1.1): given how well each role suits each seat, how likely is every deal? Two cards a
 * role, so what is left in the deck is one of 3^6 heaps; the count walks over seats and heaps, and is exact.
 */
import { at, sure } from '../../kernel/at.ts'
import { type Chance, shuffle } from '../../kernel/chance.ts'
import { type Role, roles } from './state.ts'

/** How well each role suits each seat, in the order of `roles`; 0 where it cannot be. */
export type Weights = readonly (readonly number[])[]

const KINDS = roles.length
const COPIES = 2
/** A heap is a number with a digit a role: how many cards of it lie there. */
const BASE = COPIES + 1
const left = (heap: number, kind: number) => Math.floor(heap / BASE ** kind) % BASE
const cardsIn = (heap: number) => roles.reduce((sum, _, kind) => sum + left(heap, kind), 0)

/** The heaps that may be left when so many seats have drawn. */
const AFTER: readonly (readonly number[])[] = Array.from({ length: COPIES * KINDS + 1 }, (_, drawn) =>
  Array.from({ length: BASE ** KINDS }, (_, heap) => heap).filter((heap) => cardsIn(heap) === COPIES * KINDS - drawn),
)

/** A role that can be drawn from a heap, how many cards of it lie there, and the place of what is then left in `AFTER`. */
interface Draw {
  readonly kind: number
  readonly cards: number
  readonly to: number
}

/** The draws from each heap of `AFTER`. */
const DRAWS: readonly (readonly (readonly Draw[])[])[] = AFTER.map((heaps, drawn) =>
  heaps.map((heap) =>
    roles.flatMap((_, kind) => {
      const cards = left(heap, kind)
      return cards > 0 ? [{ kind, cards, to: at(AFTER, drawn + 1).indexOf(heap - BASE ** kind) }] : []
    }),
  ),
)

/** In how many ways (weighed) the seats from each one on can draw from each heap. */
function waysOn(weights: Weights): number[][] {
  const on = [at(DRAWS, weights.length).map(() => 1)]
  for (const [seat, own] of [...weights.entries()].reverse()) {
    const next = at(on, 0)
    const ways = at(DRAWS, seat).map((draws) => {
      let sum = 0
      for (const { kind, cards, to } of draws) sum += at(own, kind) * cards * at(next, to)
      return sum
    })
    on.unshift(ways)
  }
  return on
}

/** A deal, each as likely as its weights say, and what is left of the deck. */
export function drawDeal(weights: Weights, chance: Chance): { hands: Role[]; rest: Role[] } {
  // Whom every role suits alike takes any of the cards that the others leave.
  const choosy = [...weights.entries()].filter(([, own]) => own.some((weight) => weight !== own[0]))
  const on = waysOn(choosy.map(([, own]) => own))
  const hands: Role[] = []
  let place = 0
  for (const [nth, [seat, own]] of choosy.entries()) {
    const next = at(on, nth + 1)
    let mark = (chance(2 ** 30) / 2 ** 30) * at(at(on, nth), place)
    let drawn: Draw | undefined
    for (const draw of at(at(DRAWS, nth), place)) {
      const ways = at(own, draw.kind) * draw.cards * at(next, draw.to)
      if (ways === 0) continue
      drawn = draw
      mark -= ways
      if (mark < 0) break
    }
    const { kind, to } = sure(drawn, 'card that fits')
    hands[seat] = at(roles, kind)
    place = to
  }
  const rest = at(at(DRAWS, choosy.length), place).flatMap(({ kind, cards }) =>
    Array.from({ length: cards }, () => at(roles, kind)),
  )
  shuffle(rest, chance)
  for (const seat of weights.keys()) hands[seat] ??= sure(rest.pop(), 'card left')
  return { hands, rest }
}

/** How likely each seat is to hold each role, and in how many ways (weighed) the cards can lie at all. */
export function odds(weights: Weights): { likely: number[][]; ways: number } {
  const on = waysOn(weights)
  const all = at(at(on, 0), 0)
  let reached = [1]
  const likely = weights.map((own, seat) => {
    const later = at(on, seat + 1)
    const next = later.map(() => 0)
    const row = roles.map(() => 0)
    for (const [place, draws] of at(DRAWS, seat).entries()) {
      const ways = at(reached, place)
      if (ways === 0) continue
      for (const { kind, cards, to } of draws) {
        const suits = at(own, kind)
        if (suits === 0) continue
        const here = ways * suits * cards
        next[to] = at(next, to) + here
        row[kind] = at(row, kind) + (here * at(later, to)) / all
      }
    }
    reached = next
    return row
  })
  return { likely, ways: all }
}
