import { phrases } from '../banquet/plain.de.ts'
import { plainOf } from '../banquet/plain.ts'
import type { Toast } from './state.ts'
import { de as words } from './words.de.ts'

export const plain = plainOf<Toast>(words, phrases('unter der Serviette', 'Runde'))
