import { phrases } from '../banquet/plain.en.ts'
import { plainOf } from '../banquet/plain.ts'
import type { Toast } from './state.ts'
import { en as words } from './words.en.ts'

export const plain = plainOf<Toast>(words, phrases('under the napkin', 'Round'))
