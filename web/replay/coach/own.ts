import type { Seat } from '../../../kernel/state.ts'
import { witnessOf } from '../../app/seen.ts'
import type { Story } from '../story.ts'

/** Where this device sat, if it did; on a shared phone several did, and one of them asks. */
export function ownSeat({ sealed }: Pick<Story, 'sealed'>): Seat | undefined {
  const mine = witnessOf(sealed.terms.table)?.starts.flatMap((start) => start.mine.map(({ seat }) => seat)) ?? []
  return new Set(mine).size === 1 ? mine[0] : undefined
}
