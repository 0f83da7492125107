import { type Bot, type Level, randomBot } from '../../kernel/bot.ts'
import { moves } from './moves.ts'
import type { Rats } from './state.ts'

const random = randomBot<Rats>({ moves })
export const bots: Record<Level, Bot<Rats>> = { random, easy: random, normal: random, hard: random }
