/** A table before anything lies on it. */
import type { Seat } from '../../kernel/state.ts'
import type { BanquetState, Held, Mode, Setting } from './state.ts'
import { tokens } from './tokens.ts'

type Bare = Omit<Setting, 'news' | 'host' | 'characters' | 'dial' | 'stage' | 'queue'>

export function bareTable(seats: number, mode: Mode, houses: { nobles: Seat[]; tasters: (Seat | null)[] }): Bare {
  return { mode, ...houses, ...clearedTable(), turn: 0, left: 0, score: new Array(seats).fill(0) }
}

/** What a course leaves behind is cleared away before the next. */
export function clearedTable() {
  return {
    round: 1,
    rings: null,
    standing: [],
    emptied: [],
    screens: [],
    targets: [],
    used: [],
    taken: null,
    acted: false,
    pours: 0,
    looked: false,
    call: null,
    record: [],
    out: [],
  } satisfies Partial<Setting>
}

export function bareHand(): Omit<Held, 'news'> {
  return { tokens: tokens(), had: tokens(), dipped: null, fished: null, memory: [], veiled: null }
}

/** Nothing is left on the table when the last goblets have been drunk. */
export function clearAway({ table, hands, box }: BanquetState): void {
  table.rings = null
  table.standing = []
  table.emptied = []
  table.screens.fill(0)
  table.record = []
  box.goblets = []
  for (const hand of hands) Object.assign(hand, bareHand())
}
