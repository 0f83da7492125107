import { keepsTheContract } from '../../test/contract.ts'
import { bots } from './bot.ts'
import { game } from './index.ts'

keepsTheContract(game, bots)
