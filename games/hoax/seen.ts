/** What a move shows to those who watch it, and what it may tell them. */
import type { Reveal } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import { twoLeft } from './company.ts'
import type { HoaxView, Move } from './state.ts'
import { isWindow } from './windows.ts'

/** H3.4, H5.2, H6.3, H7.1: choices and votes are sealed, a guess and an answer stay between two; all else is open. */
export function seen({ seat, table }: HoaxView, by: Seat, move: Move): unknown {
  if (by === seat) return move
  switch (move.kind) {
    case 'illegal':
    case 'fine':
    case 'forgive':
      return 'sealed'
    case 'pass':
      return isWindow(table.stage) ? 'sealed' : move
    case 'vote':
      return 'voted'
    case 'unmask':
      return seat === move.seat ? move : { kind: move.kind, seat: move.seat }
    case 'show':
      return seat === table.question?.by ? move : 'shown'
    default:
      return move
  }
}

/** Seals that break and votes that are counted tell everybody; a guess tells all but the one who knew; so does an end. */
export function reveals({ seat, table, agenda }: HoaxView, by: Seat, move: Move): Reveal {
  const last = agenda.asked.length === 1 && agenda.asked[0] === by
  switch (move.kind) {
    case 'illegal':
    case 'fine':
    case 'forgive':
    case 'vote':
      return last ? 'secret' : 'nothing'
    case 'pass':
      if (isWindow(table.stage)) return last ? 'secret' : 'nothing'
      return last && lastRound(table) ? 'secret' : 'nothing'
    case 'accuse':
      return twoLeft(table) ? 'secret' : 'nothing'
    case 'unmask':
      // Whoever goes out may be the last whom a window waited for, or take its ground away: then seals break.
      return seat === move.seat && !twoLeft(table) && !isWindow(table.stage) && !lastRound(table) ? 'nothing' : 'secret'
    default:
      return 'nothing'
  }
}

/** H9.4: with the end of a turn the game may be over, and then all roles are shown. */
function lastRound({ round, options }: HoaxView['table']): boolean {
  return round === options.rounds
}
