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

/**
 * The draws from the heaps of `AFTER`, one after the other: which role, how many cards of it lie there, and the place of what is
 * then left. Those from the heap at one place begin where `from` says and end where the next one's begin. Bots count at every
 * prompt, so these are plain lists of numbers.
 */
interface Draws {
  readonly from: Uint16Array
  readonly kind: Uint8Array
  readonly cards: Uint8Array
  readonly to: Uint16Array
}

const DRAWS: readonly Draws[] = AFTER.map((heaps, drawn) => {
  const draws = heaps.map((heap) =>
    roles.flatMap((_, kind) => {
      const cards = left(heap, kind)
      return cards > 0 ? [{ kind, cards, to: at(AFTER, drawn + 1).indexOf(heap - BASE ** kind) }] : []
    }),
  )
  const all = draws.flat()
  let sum = 0
  return {
    from: Uint16Array.of(0, ...draws.map(({ length }) => (sum += length))),
    kind: Uint8Array.from(all, ({ kind }) => kind),
    cards: Uint8Array.from(all, ({ cards }) => cards),
    to: Uint16Array.from(all, ({ to }) => to),
  }
})

/** In how many ways (weighed) the seats from each one on can draw from each heap. */
function waysOn(weights: Weights): Float64Array[] {
  const on = [new Float64Array(at(AFTER, weights.length).length).fill(1)]
  for (let seat = weights.length - 1; seat >= 0; seat--) {
    const [own, next, { from, kind, cards, to }] = [at(weights, seat), at(on, 0), at(DRAWS, seat)]
    const ways = new Float64Array(from.length - 1)
    for (let place = 0; place < ways.length; place++) {
      let sum = 0
      const end = from[place + 1] as number
      for (let draw = from[place] as number; draw < end; draw++)
        sum += (own[kind[draw] as number] as number) * (cards[draw] as number) * (next[to[draw] as number] as number)
      ways[place] = sum
    }
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
    const draws = at(DRAWS, nth)
    let mark = (chance(2 ** 30) / 2 ** 30) * (at(on, nth)[place] as number)
    let drawn = -1
    const end = draws.from[place + 1] as number
    for (let draw = draws.from[place] as number; draw < end; draw++) {
      const heavy = at(own, draws.kind[draw] as number) * (draws.cards[draw] as number)
      const ways = heavy * (next[draws.to[draw] as number] as number)
      if (ways === 0) continue
      drawn = draw
      mark -= ways
      if (mark < 0) break
    }
    if (drawn < 0) throw new RangeError('no card fits')
    hands[seat] = at(roles, draws.kind[drawn] as number)
    place = draws.to[drawn] as number
  }
  const heap = at(at(AFTER, choosy.length), place)
  const rest = roles.flatMap((role, kind) => new Array<Role>(left(heap, kind)).fill(role))
  shuffle(rest, chance)
  for (const seat of weights.keys()) hands[seat] ??= sure(rest.pop(), 'card left')
  return { hands, rest }
}

/** How likely each seat is to hold each role, and in how many ways (weighed) the cards can lie at all. */
export function odds(weights: Weights): { likely: number[][]; ways: number } {
  const on = waysOn(weights)
  const all = at(on, 0)[0] as number
  let reached = Float64Array.of(1)
  const likely = weights.map((own, seat) => {
    const [later, { from, kind, cards, to }] = [at(on, seat + 1), at(DRAWS, seat)]
    const next = new Float64Array(later.length)
    const row = roles.map(() => 0)
    for (let place = 0; place < reached.length; place++) {
      const ways = (reached[place] as number) / all
      if (ways === 0) continue
      const end = from[place + 1] as number
      for (let draw = from[place] as number; draw < end; draw++) {
        const role = kind[draw] as number
        const here = ways * (own[role] as number) * (cards[draw] as number)
        const there = to[draw] as number
        next[there] = (next[there] as number) + here * all
        row[role] = (row[role] as number) + here * (later[there] as number)
      }
    }
    reached = next
    return row
  })
  return { likely, ways: all }
}
