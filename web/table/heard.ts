/** How much of the talk at a table has not been read yet. */
import { computed, signal } from '@preact/signals'
import type { Line } from '../app/log.ts'
import { near } from '../app/near.ts'
import { told } from '../app/scene.ts'
import { standing } from '../app/table.ts'

export const isTalk = ({ of, news }: Line) => of === 'quip' || (of === 'room' && news.kind === 'said')

/** Every table counts its steps from the beginning; all that lie in this page have the same code. */
const tableHere = () => near.value ?? standing.value?.room.code

/** At which table the talk was last open, and how far it had come there. */
const heard = signal<{ readonly table: ReturnType<typeof tableHere>; readonly seq: number }>({
  table: undefined,
  seq: 0,
})
const talked = computed(() => told.value.filter((line) => isTalk(line)))

export const heardAll = () => {
  heard.value = { table: tableHere(), seq: talked.value.at(-1)?.seq ?? 0 }
}

export function talkedSince(): number {
  const { table, seq: until } = heard.value
  const since = table === tableHere() ? until : 0
  const me = standing.value?.seat
  return talked.value.filter(({ seq, news }) => seq > since && (news as { seat?: number }).seat !== me).length
}
