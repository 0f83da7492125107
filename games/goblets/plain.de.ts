import { phrases } from '../banquet/plain.de.ts'
import { plainOf } from '../banquet/plain.ts'
import { jointsFor } from './plain.ts'
import { phrases as spoken, de as words } from './words.de.ts'

const cards = { loyal: 'Vorkosterkarte: Loyal.', traitor: 'Vorkosterkarte: Verräter.' }

export const plain = plainOf(
  words,
  phrases({ hidden: 'hinter dem Sichtschirm', course: 'Gang', round: 'Runde', wines: spoken.wine.several }),
  jointsFor(cards),
)
