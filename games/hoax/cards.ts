/**
 * A count over the twelve cards (H1.1): given how well each role suits each seat, how likely is every deal? Two cards a
 * role, so what is left in the deck is one of 3^6 heaps; the count walks over seats and heaps, and is exact.
 */
import { type Chance, shuffle } from '../../kernel/chance.ts'
import { type Role, roles } from './state.ts'

/** How well each role suits each seat, in the order of `roles`; 0 where it cannot be. */
export type Weights = readonly (readonly number[])[]

const KINDS = roles.length
const COPIES = 2
const PLACE = roles.map((_, kind) => (COPIES + 1) ** kind)
const HEAPS = (COPIES + 1) ** KINDS
const FULL = HEAPS - 1
const left = (heap: number, kind: number) => Math.floor(heap / PLACE[kind]!) % (COPIES + 1)

const LEFT = Uint8Array.from({ length: HEAPS * KINDS }, (_, at) => left(Math.floor(at / KINDS), at % KINDS))

/** The heaps that are left when so many seats have drawn, and the place of each heap in its list. */
const AFTER: readonly (readonly number[])[] = Array.from({ length: COPIES * KINDS + 1 }, (_, drawn) =>
  Array.from({ length: HEAPS }, (_, heap) => heap).filter(
    (heap) => roles.reduce((sum, _, kind) => sum + left(heap, kind), 0) === COPIES * KINDS - drawn,
  ),
)
const AT = new Uint8Array(HEAPS)
for (const heaps of AFTER) for (const [place, heap] of heaps.entries()) AT[heap] = place

/** In how many ways (weighed) the seats from each one on can draw from each heap. */
function waysOn(weights: Weights): Float64Array[] {
  const on: Float64Array[] = []
  on[weights.length] = new Float64Array(AFTER[weights.length]!.length).fill(1)
  for (let seat = weights.length - 1; seat >= 0; seat--) {
    const own = weights[seat]!
    const next = on[seat + 1]!
    const heaps = AFTER[seat]!
    const ways = new Float64Array(heaps.length)
    for (let place = 0; place < heaps.length; place++) {
      const heap = heaps[place]!
      let sum = 0
      for (let kind = 0; kind < KINDS; kind++) {
        const cards = LEFT[heap * KINDS + kind]!
        if (cards > 0) sum += own[kind]! * cards * next[AT[heap - PLACE[kind]!]!]!
      }
      ways[place] = sum
    }
    on[seat] = ways
  }
  return on
}

/** A deal, each as likely as its weights say, and what is left of the deck. */
export function drawDeal(weights: Weights, chance: Chance): { hands: Role[]; rest: Role[] } {
  // Whom every role suits alike takes any of the cards that the others leave.
  const choosy = [...weights.keys()].filter((seat) => weights[seat]!.some((weight) => weight !== weights[seat]![0]))
  const on = waysOn(choosy.map((seat) => weights[seat]!))
  const hands: Role[] = []
  let heap = FULL
  for (const [nth, seat] of choosy.entries()) {
    const own = weights[seat]!
    let mark = (chance(2 ** 30) / 2 ** 30) * on[nth]![AT[heap]!]!
    let drawn = -1
    for (let kind = 0; kind < KINDS; kind++) {
      const cards = LEFT[heap * KINDS + kind]!
      const ways = cards > 0 ? own[kind]! * cards * on[nth + 1]![AT[heap - PLACE[kind]!]!]! : 0
      if (ways === 0) continue
      drawn = kind
      mark -= ways
      if (mark < 0) break
    }
    heap -= PLACE[drawn]!
    hands[seat] = roles[drawn]!
  }
  const rest = roles.flatMap((role, kind) => Array.from({ length: LEFT[heap * KINDS + kind]! }, () => role))
  shuffle(rest, chance)
  for (const seat of weights.keys()) hands[seat] ??= rest.pop()!
  return { hands, rest }
}

/** How likely each seat is to hold each role, and in how many ways (weighed) the cards can lie at all. */
export function odds(weights: Weights): { likely: number[][]; ways: number } {
  const on = waysOn(weights)
  const all = on[0]![0]!
  let reached = Float64Array.of(1)
  const likely = weights.map((own, seat) => {
    const heaps = AFTER[seat]!
    const later = on[seat + 1]!
    const next = new Float64Array(later.length)
    const row = roles.map(() => 0)
    for (let place = 0; place < heaps.length; place++) {
      const ways = reached[place]!
      if (ways === 0) continue
      const heap = heaps[place]!
      for (let kind = 0; kind < KINDS; kind++) {
        const cards = LEFT[heap * KINDS + kind]!
        if (cards === 0 || own[kind]! === 0) continue
        const here = ways * own[kind]! * cards
        const after = AT[heap - PLACE[kind]!]!
        next[after]! += here
        row[kind]! += (here * later[after]!) / all
      }
    }
    reached = next
    return row
  })
  return { likely, ways: all }
}
