import type { Move, OwnView } from './state.ts'

/** All that a seat may do, from what it sees alone. */
export function moves({ seat, agenda, table }: OwnView): Move[] {
  if (!agenda.asked.includes(seat)) return []
  if (table.said !== null) return [{ kind: 'believe' }, { kind: 'doubt' }] // W2.2
  return Array.from({ length: table.highest }, (_, less) => ({ kind: 'say', least: less + 1 })) // W2.1
}
