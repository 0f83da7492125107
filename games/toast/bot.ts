import { type Bot, type Level, randomBot } from '../../kernel/bot.ts'
import { moves } from './moves.ts'
import type { Toast } from './state.ts'

const random = randomBot<Toast>({ moves })
export const bots: Record<Level, Bot<Toast>> = { random, easy: random, normal: random, hard: random }
