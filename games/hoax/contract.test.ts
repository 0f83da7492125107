import { keepsTheContract } from '../../test/contract.ts'
import { bots } from './bot.ts'
import { hoax } from './index.ts'

keepsTheContract(hoax, bots)
