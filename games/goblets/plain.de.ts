import { phrases } from '../banquet/plain.de.ts'
import { plainOf } from '../banquet/plain.ts'
import type { Goblets } from './state.ts'
import { de as words } from './words.de.ts'

export const plain = plainOf<Goblets>(words, phrases('hinter dem Schirm', 'Gang'))
