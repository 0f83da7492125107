import { type Bots, randomBot } from '../../kernel/bot.ts'
import { easy } from './bots/easy.ts'
import { hard } from './bots/hard.ts'
import { normal } from './bots/normal.ts'
import { moves } from './moves.ts'
import type { Dice } from './state.ts'

const random = randomBot<Dice>({ moves })
export const bots: Bots<Dice> = { random, easy, normal, hard }

export { natures } from './natures.ts'
export { standing } from './standing.ts'
