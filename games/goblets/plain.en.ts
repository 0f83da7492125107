import { phrases } from '../banquet/plain.en.ts'
import { plainOf } from '../banquet/plain.ts'
import type { Goblets } from './state.ts'
import { en as words } from './words.en.ts'

export const plain = plainOf<Goblets>(words, phrases('behind the screen', 'Course'))
