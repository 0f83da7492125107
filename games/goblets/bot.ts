import { type Bot, type Level, randomBot } from '../../kernel/bot.ts'
import { moves } from './moves.ts'
import type { Goblets } from './state.ts'

const random = randomBot<Goblets>({ moves })
export const bots: Record<Level, Bot<Goblets>> = { random, easy: random, normal: random, hard: random }
