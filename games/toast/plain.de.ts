import { phrases } from '../banquet/plain.de.ts'
import { plainOf } from '../banquet/plain.ts'
import { joints } from './plain.ts'
import { phrases as spoken, de as words } from './words.de.ts'

export const plain = plainOf(
  words,
  phrases({ hidden: 'unter der Serviette', course: 'Runde', round: 'Umlauf', wines: spoken.wine.several }),
  joints,
)
