import type { Bot, Level } from '../../kernel/bot.ts'
import { randomBot } from '../../kernel/bot.ts'
import { moves } from './moves.ts'
import { asides, type Hoax } from './state.ts'

const random = randomBot<Hoax>({ moves, asides })

export const bots: Readonly<Record<Level, Bot<Hoax>>> = { random, easy: random, normal: random, hard: random }
