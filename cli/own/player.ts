/** One who plays for somebody: a file, or a program beside. It gets a view and the open moves, and is not to be trusted. */
import { type Shape, same, type View } from '../../kernel/state.ts'
import type { Start } from './shape.ts'

export interface OwnPlayer {
  begin(start: Start): void
  /** Whatever it says. Rejects with `Trouble` if it says nothing. */
  choose(view: View, moves: readonly Shape['move'][]): Promise<unknown>
  /** Puts an end to it. If it is asked again, it begins anew, and has forgotten everything. */
  stop(): void
}

/** How an own bot fails. `what`: in its own words. */
export interface Failure {
  readonly kind: 'threw' | 'died' | 'rubbish' | 'illegal' | 'slow'
  readonly what: string
}

export class Trouble extends Error {
  readonly failure: Failure

  constructor(kind: Failure['kind'], what: string) {
    super(what)
    this.failure = { kind, what }
  }
}

/** The open move that is meant: as it stands in the list, or by its number there. */
export function moveMeant(answer: unknown, moves: readonly Shape['move'][]): Shape['move'] {
  const meant = typeof answer === 'number' ? moves[answer] : moves.find((move) => same(move, answer))
  if (!meant) throw new Trouble('illegal', shortly(JSON.stringify(answer) ?? String(answer)))
  return meant
}

const LONG = 200

/** What somebody else's program said, as far as it fits a line. */
export function shortly(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONG ? `${line.slice(0, LONG)}…` : line
}
