/** What every fork of a world copies; what play never writes on is shared. */
import type { Held, Setting } from '../state.ts'

export function forkedTable(table: Setting) {
  return {
    rings: table.rings && [...table.rings],
    standing: [...table.standing],
    emptied: [...table.emptied],
    screens: [...table.screens],
    targets: [...table.targets],
    used: [...table.used],
    characters: [...table.characters],
    score: [...table.score],
    record: table.record.map((one) => ({ ...one })),
    out: [...table.out],
  } satisfies Partial<Setting>
}

export function forkedHand({ tokens, had, memory }: Held) {
  return {
    news: [],
    tokens: { ...tokens },
    had: { ...had },
    memory: memory.map((one) => ({ ...one })),
  } satisfies Partial<Held>
}
