/** To what somebody at the table might have something to say. */
import type { Seat } from './state.ts'

/** All that puppets have words for. That a game begins and ends they notice by themselves. */
export const occasions = ['greets', 'claims', 'right', 'wrong', 'caught', 'vindicated', 'harmed', 'wins'] as const
export type Occasion = (typeof occasions)[number]

export interface Cue {
  readonly seat: Seat
  readonly about: Occasion
}

export const cue = (seat: Seat, about: Occasion): Cue => ({ seat, about })
