import { members } from '../../etiquette/houses.ts'
import type { House } from '../../etiquette/state.ts'
import type { Sort } from '../../etiquette/tokens.ts'
import type { ToastState } from '../state.ts'

/** A token goes back into the bag; its house knows which. */
export function returned({ table, hands, box }: ToastState, house: House, sort: Sort): void {
  box.bag[sort]++
  for (const seat of members(table, house)) hands[seat]!.returned[sort]++
}
