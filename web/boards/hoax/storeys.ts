/** The house of cards as it is drawn: four floors, from the deed up to whoever forgives it. */
import type { Card, Sort, Storey, Table } from '../../../games/hoax/state.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'

/** Forgiveness and immunity both rest on a Judge. */
const floorOf: Readonly<Record<Storey, number>> = { deed: 0, illegal: 1, fine: 2, mercy: 3, immunity: 3 }
export const FLOORS = ['I', 'II', 'III', 'IV'] as const

interface Floor {
  readonly level: number
  readonly cards: readonly Frozen<Card>[]
}

/** The floors on which something stands, the highest first. */
export function floorsOf(cards: readonly Frozen<Card>[]): Floor[] {
  const floors = FLOORS.map((_, level) => ({ level, cards: cards.filter(({ storey }) => floorOf[storey] === level) }))
  return floors.filter((floor) => floor.cards.length > 0).reverse()
}

export function isIn(cards: readonly Frozen<Card>[], { seat, role, storey }: Frozen<Card>): boolean {
  return cards.some((card) => card.seat === seat && card.role === role && card.storey === storey)
}

/** What a deed brought, and from where; nothing where it brought nothing. */
interface Loot {
  readonly count: number
  readonly sort: Sort
  readonly from: Seat | 'store' | 'several'
}

export function lootOf({ transfers }: Pick<Frozen<Table>, 'transfers'>): Loot | null {
  const deeds = transfers.filter(({ of }) => of === 'deed')
  const [first, ...more] = deeds
  if (!first) return null
  const count = deeds.reduce((sum, one) => sum + one.count, 0)
  return { count, sort: first.sort, from: more.length > 0 ? 'several' : first.from }
}
