import { phrases } from '../banquet/plain.en.ts'
import { plainOf } from '../banquet/plain.ts'
import { joints } from './plain.ts'
import { en as words } from './words.en.ts'

export const plain = plainOf(words, phrases('under the napkin', 'Round'), joints)
