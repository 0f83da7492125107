/**
 * A pour tells as little as can be. Which of the tokens that will be poured anyway goes first is left to luck, and so is where one
 * goes that is as good here as there: rather before one's target or into one's own goblet, where others look for poison and antidote.
 */
import { at } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { houseOf } from '../houses.ts'
import { weighted } from '../imagine/stock.ts'
import { type AnyMove, isA } from '../movelist.ts'
import type { BanquetView, Move } from '../state.ts'
import { sorts } from '../tokens.ts'
import { type Valued, whither } from './reading.ts'

type Pour = Extract<Move, { readonly kind: 'pour' }>

export interface Disguise {
  /** So much less may be worth what is poured instead, in points. */
  readonly slack: number
  /** Nearer than this two places are as good as each other. */
  readonly alike: number
  /** How readily something then goes where. */
  readonly readily: Readonly<Record<ReturnType<typeof whither>, number>>
}

/** The best of these; or, where that is a pour, one that is nearly as good. */
export function disguised<M extends AnyMove>(
  view: BanquetView,
  order: readonly Valued<M>[],
  { slack, alike, readily }: Disguise,
  chance: Chance,
): M | undefined {
  const best = order[0]
  if (!best || !isA(best.move, 'pour')) return best?.move
  const pours = order.filter((one): one is Valued<M & Pour> => isA(one.move, 'pour'))
  const held = sorts.map((sort) => {
    const first = pours.find(({ move }) => move.token === sort)
    return first && first.value >= best.value - slack ? view.hand.tokens[sort] : 0
  })
  const token = sorts[weighted(held, chance)]
  const where = pours.filter(({ move }) => move.token === token)
  const most = where[0]?.value ?? 0
  return somewhere(
    view,
    readily,
    where.filter(({ value }) => value >= most - alike),
    chance,
  )
}

function somewhere<M extends Pour>(
  { table, seat }: BanquetView,
  readily: Disguise['readily'],
  where: readonly Valued<M>[],
  chance: Chance,
): M {
  const house = houseOf(table, seat)
  const weights = where.map(({ move }) => readily[whither(table, house, move.place)])
  return at(where, weighted(weights, chance), 'pour').move
}
