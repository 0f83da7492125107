import { sure } from '../../../kernel/at.ts'
import { members } from '../../banquet/houses.ts'
import type { House } from '../../banquet/state.ts'
import type { Sort } from '../../banquet/tokens.ts'
import type { ToastState } from '../state.ts'

/** A token goes back into the bag; its house knows which. */
export function returned({ table, hands, box }: ToastState, house: House, sort: Sort): void {
  box.bag[sort]++
  for (const seat of members(table, house)) sure(hands[seat], 'hand').returned[sort]++
}
