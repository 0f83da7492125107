import { keepsTheContract } from '../../test/contract.ts'
import { rats } from './index.ts'

keepsTheContract(rats)
