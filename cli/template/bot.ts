/** Who plays without a person. All do anything that is open, until somebody teaches them better. */
import { type Bots, randomBot } from '../../kernel/bot.ts'
import { moves } from './moves.ts'
import type { Own } from './state.ts'

const random = randomBot<Own>({ moves })
export const bots: Bots<Own> = { random, easy: random, normal: random, hard: random }
