/** What is remembered at a table without rings, and where it lies. */
import type { Dial, Notes } from '../banquet/state.ts'
import type { Table, ToastState, ToastView } from './state.ts'

/** In a duel no goblet ever moves, so nothing need be followed. */
function isFollowed({ mode, options }: Pick<Table, 'mode' | 'options'>): boolean {
  return options.rings || mode === 'duel'
}

/** T1.2: as much as the page may remember for everybody. */
export function dialOf(table: Pick<Table, 'mode' | 'options'>): Dial {
  return isFollowed(table) ? table.options.dial : 'none'
}

/** T1.2: what bots remember where no page may show it. */
export function freshNotes({ table, hands }: ToastState): Notes | null {
  const { dial } = table.options
  if (isFollowed(table) || dial === 'none') return null
  return { dial, record: [], minds: hands.map(() => ({ memory: [], veiled: null })) }
}

/** The same table as one who forgets nothing sees it. */
export function recalled(state: ToastState): ToastState {
  const { notes } = state.box
  if (!notes) return state
  const { dial, record, minds } = notes
  return {
    ...state,
    table: { ...state.table, dial, record },
    hands: state.hands.map((hand, seat) => ({ ...hand, ...minds[seat] })),
  }
}

/** What is only kept in mind goes back into the box. */
export function laid(world: ToastState, saw: ToastView): void {
  const { table, hands, box } = world
  if (table.dial === saw.table.dial) return
  box.notes = {
    dial: table.dial,
    record: table.record,
    minds: hands.map(({ memory, veiled }) => ({ memory, veiled })),
  }
  Object.assign(table, { dial: saw.table.dial, record: [] })
  for (const hand of hands) Object.assign(hand, { memory: [], veiled: null })
}
