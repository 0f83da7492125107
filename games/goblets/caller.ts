import { sure } from '../../kernel/at.ts'
import type { House } from '../banquet/state.ts'
import type { Table } from './state.ts'

/** The house that called the Toast, or for which the table did (G4.8). */
export function callerOf({ call }: Pick<Table, 'call'>): House {
  return sure(call, 'call of the Toast').house
}
