import { phrases } from '../banquet/plain.de.ts'
import { plainOf } from '../banquet/plain.ts'
import { joints } from './plain.ts'
import { de as words } from './words.de.ts'

export const plain = plainOf(words, phrases('unter der Serviette', 'Runde'), joints)
