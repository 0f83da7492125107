import { type Bots, randomBot } from '../../kernel/bot.ts'
import { easy } from './bots/easy.ts'
import { hard } from './bots/hard.ts'
import { normal } from './bots/normal.ts'
import { moves } from './moves.ts'
import type { Goblets } from './state.ts'

const random = randomBot<Goblets>({ moves })
export const bots: Bots<Goblets> = { random, easy, normal, hard }

export { natures } from '../banquet/natures.ts'
export { standing } from '../banquet/standing.ts'
