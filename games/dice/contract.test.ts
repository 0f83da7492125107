import { keepsTheContract } from '../../test/contract.ts'
import { bots } from './bot.ts'
import { dice } from './index.ts'

keepsTheContract(dice, bots)
