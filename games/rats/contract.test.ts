import { keepsTheContract } from '../../test/contract.ts'
import { bots } from './bot.ts'
import { rats } from './index.ts'

keepsTheContract(rats, bots)
