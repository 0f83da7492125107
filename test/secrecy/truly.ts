/** What would be handy at Hoax, and would tell: to ask somebody otherwise in the window of the role they hold. */
import type { HoaxView } from '../../games/hoax/state.ts'
import { isWindow, reactions } from '../../games/hoax/windows.ts'

export const mayTruly = ({ table, hand }: HoaxView): boolean =>
  isWindow(table.stage) && reactions[table.stage].role === hand.role
