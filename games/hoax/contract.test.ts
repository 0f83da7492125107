import { keepsTheContract } from '../../test/contract.ts'
import { hoax } from './index.ts'

keepsTheContract(hoax)
