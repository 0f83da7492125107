import { keepsTheContract } from '../../test/contract.ts'
import { goblets } from './index.ts'

keepsTheContract(goblets)
