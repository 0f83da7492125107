import type { Frozen } from '../../../kernel/state.ts'
import type { BanquetState, House, Setting } from '../state.ts'
import type { Doer } from './character.ts'
import type { Key } from './key.ts'

/** Writes down that an ability was used in this course. */
export function use({ table }: BanquetState, key: Key, doer: Doer, named: House | null = null): void {
  table.used.push({ key, ...doer, named })
}

/** Whether it was: for what goes once per course (G9.1), and for scoring. */
export function isUsed({ used }: Pick<Frozen<Setting>, 'used'>, key: Key): boolean {
  return used.some((one) => one.key === key)
}
