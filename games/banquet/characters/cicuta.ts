/** C17 Cardinal Cicuta. Before drinking: may swap his goblet with that of his left or right neighbour. */
import { leftOf, rightOf } from '../houses.ts'
import { swapOf } from '../movelist.ts'
import type { Character } from './character.ts'

export const cicuta: Character = {
  before: ({ table, house }) => [swapOf(house, leftOf(table, house)), swapOf(house, rightOf(table, house))],
}
