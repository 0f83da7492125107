import { type Bots, randomBot } from '../../kernel/bot.ts'
import { player } from './bots/player.ts'
import { easy, hard, normal } from './bots/temper.ts'
import { moves } from './moves.ts'
import { asides, type Hoax } from './state.ts'

const random = randomBot<Hoax>({ moves, asides })
export const bots: Bots<Hoax> = {
  random,
  easy: player(easy),
  normal: player(normal),
  hard: player(hard),
}

export { natures } from './natures.ts'
export { standing } from './standing.ts'
