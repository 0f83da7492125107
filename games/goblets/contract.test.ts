import { keepsTheContract } from '../../test/contract.ts'
import { bots } from './bot.ts'
import { goblets } from './index.ts'

keepsTheContract(goblets, bots)
