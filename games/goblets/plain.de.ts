import { phrases } from '../banquet/plain.de.ts'
import { plainOf } from '../banquet/plain.ts'
import { jointsFor } from './plain.ts'
import { de as words } from './words.de.ts'

const cards = { loyal: 'Vorkosterkarte: Loyal.', traitor: 'Vorkosterkarte: Verräter.' }

export const plain = plainOf(words, phrases('hinter dem Schirm', 'Gang'), jointsFor(cards))
