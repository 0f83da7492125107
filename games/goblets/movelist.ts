/** The moves that only this game knows, each made once. */
import { each, perSort } from '../banquet/movelist.ts'
import type { House } from '../banquet/state.ts'
import type { Move } from './state.ts'

export const AFTER_YOU: Move = { kind: 'after you', leave: false }
export const WITH_LEAVE: Move = { kind: 'after you', leave: true }
export const TRADE: Move = { kind: 'trade' }
export const WAIT: Move = { kind: 'wait' }
export const EXCHANGE = perSort((give) => perSort((take): Move => ({ kind: 'exchange', give, take })))
export const RETARGET = each((house: House): Move => ({ kind: 'retarget', house }))
