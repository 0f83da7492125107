/** The moves that only this game knows, each made once. */
import { each, perSort } from '../banquet/movelist.ts'
import type { House } from '../banquet/state.ts'
import type { Move } from './state.ts'

export const KEEP: Move = { kind: 'keep' }
export const AGAIN: Move = { kind: 'again' }
export const ACCUSE = each((house: House): Move => ({ kind: 'accuse', house }))
export const TRADE = perSort((give): Move => ({ kind: 'trade', give }))
export const EXCHANGE = perSort((give): Move => ({ kind: 'exchange', give }))
