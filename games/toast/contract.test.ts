import { keepsTheContract } from '../../test/contract.ts'
import { bots } from './bot.ts'
import { toast } from './index.ts'

keepsTheContract(toast, bots)
