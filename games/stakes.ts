/** How much an open question weighs in any game. */
import { sure } from '../kernel/at.ts'
import type { Glance } from '../kernel/state.ts'
import { findKit } from './index.ts'

/** Where several are asked at once each takes a little longer; never so that an answer makes the others later. */
const CROWD = 1.1
/** Where a game does not say, all its questions weigh the same. */
const ANY = 0.4

/** How much what is open here weighs. */
export function stakeOf(key: string, glance: Glance): number {
  const crowd = glance.agenda.asked.length > 1 ? CROWD : 1
  return Math.min(1, crowd * (sure(findKit(key), 'this game').stake?.(glance) ?? ANY))
}
