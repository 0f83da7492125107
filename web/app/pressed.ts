/** Moves that were pressed and not yet acknowledged, kept over a reload: nothing that was pressed is lost. */
import type { Seat } from '../../kernel/state.ts'
import { newId } from './ids.ts'
import type { Move } from './table.ts'

export interface Pressed {
  readonly id: string
  readonly code: string
  readonly question: number
  readonly move: Move
  /** In which game, and from which seat: by the time it is answered, both may be others. */
  readonly round?: number | undefined
  readonly seat?: Seat | null | undefined
}

const KEY = 'humbug.pressed'
/** On a device that goes from hand to hand nothing that was pressed is left lying: the next one could read it. */
let keeping: 'kept' | 'not kept' = 'kept'

export function keepNothingPressed(): void {
  keeping = 'not kept'
}

function all(): Pressed[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

function write(list: readonly Pressed[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // Then a reload forgets it; the line itself still remembers.
  }
}

export function keepPressed(move: Omit<Pressed, 'id'>): Pressed {
  const pressed = { ...move, id: newId() }
  if (keeping === 'kept') write([...all(), pressed])
  return pressed
}

export function unpress(id: string): void {
  write(all().filter((other) => other.id !== id))
}

export function pressedAt(code: string): Pressed[] {
  if (said.has(code)) return []
  said.add(code)
  return all().filter((pressed) => pressed.code === code)
}

/** Within one visit the line itself asks again; only after a reload do we. */
const said = new Set<string>()
