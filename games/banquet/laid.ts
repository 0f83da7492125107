/** A table before anything lies on it. */
import type { Chance } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/state.ts'
import { houseOf, seating } from './houses.ts'
import type { BanquetState, Held, Mode, Setting } from './state.ts'
import { tokens } from './tokens.ts'

/** The first to open a course is random or picked by the table (G2.3, T1.1). */
export function bareTable(seats: number, mode: Mode, opener: 'random' | Seat, chance: Chance) {
  const houses = seating(seats, mode)
  const host = houseOf(houses, opener === 'random' ? chance(seats) : opener)
  const score: number[] = new Array(seats).fill(0)
  return { ...clearedTable(), mode, ...houses, host, course: 1, stage: 'turn' as const, turn: 0, left: 0, score }
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
    queue: [],
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
  if (box.notes) box.notes = null
  if (box.annals) box.annals = []
  for (const hand of hands) Object.assign(hand, bareHand())
}
