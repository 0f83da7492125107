/** One's own tables, put where one looks for them: those that wait for me first, and none ever lost. */
import type { Card } from '../../protocol/frames.ts'

export interface Shelves {
  /** They wait for this device's person. */
  readonly yours: readonly Card[]
  /** A game goes on, and somebody else is asked. */
  readonly running: readonly Card[]
  /** Before a game, or after one. */
  readonly laid: readonly Card[]
  /** Nothing has happened there for a long time. */
  readonly away: readonly Card[]
  /** Cleared, with or without a winner. */
  readonly past: readonly Card[]
}

function shelfOf({ stage, own }: Card): keyof Shelves {
  if (stage === 'closed' || stage === 'abandoned') return 'past'
  if (own?.shelf === 'away') return 'away'
  if (own?.turn === 'yours') return 'yours'
  return stage === 'lobby' || stage === 'over' ? 'laid' : 'running'
}

/** Each shelf keeps the order of the house: what was touched last comes first. */
export function shelvesOf(cards: readonly Card[]): Shelves {
  const shelves = { yours: [], running: [], laid: [], away: [], past: [] } as Record<keyof Shelves, Card[]>
  for (const card of cards) shelves[shelfOf(card)].push(card)
  return shelves
}
