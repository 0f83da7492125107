import { type Bot, type Level, randomBot } from '../../kernel/bot.ts'
import { player } from './bots/player.ts'
import { easy, hard, normal } from './bots/temper.ts'
import { moves } from './moves.ts'
import { asides, type Hoax } from './state.ts'

const random = randomBot<Hoax>({ moves, asides })
export const bots: Readonly<Record<Level, Bot<Hoax>>> = {
  random,
  easy: player(easy),
  normal: player(normal),
  hard: player(hard),
}
