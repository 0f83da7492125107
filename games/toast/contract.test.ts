import { keepsTheContract } from '../../test/contract.ts'
import { toast } from './index.ts'

keepsTheContract(toast)
