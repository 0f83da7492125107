import { phrases } from '../banquet/plain.en.ts'
import { plainOf } from '../banquet/plain.ts'
import { joints } from './plain.ts'
import { en as words } from './words.en.ts'

export const plain = plainOf(
  words,
  phrases({ hidden: 'under the napkin', course: 'Round', round: 'turn', wines: words.sorts.wine }),
  joints,
)
