import { phrases } from '../banquet/plain.en.ts'
import { plainOf } from '../banquet/plain.ts'
import { jointsFor } from './plain.ts'
import { en as words } from './words.en.ts'

const cards = { loyal: 'Winetaster card: Loyal.', traitor: 'Winetaster card: Traitor.' }

export const plain = plainOf(
  words,
  phrases({ hidden: 'behind the screen', course: 'Course', round: 'round', wines: words.sorts.wine }),
  jointsFor(cards),
)
