/** A moment of a replay and what is seen of it, as the part of an address after #: `m=13&fog=seat2`. */
import type { Seat } from '../../kernel/state.ts'

/** How much is seen: everything, what the table saw, or what one seat saw. */
export type Fog = 'all' | 'none' | Seat

export interface Where {
  readonly at: number
  readonly fog: Fog
}

function fogOf(word: string | null): Fog {
  if (word === 'all') return 'all'
  const chair = /^seat(\d{1,2})$/.exec(word ?? '')?.[1]
  return chair !== undefined && Number(chair) > 0 ? Number(chair) - 1 : 'none'
}

/** Who comes by a link that says nothing else comes without spoilers, to the beginning. */
export function whereIn(fragment: string): Where {
  const said = new URLSearchParams(fragment)
  const at = said.get('m') ?? ''
  return { at: /^\d{1,6}$/.test(at) ? Number(at) : 0, fog: fogOf(said.get('fog')) }
}

export function fragmentOf({ at, fog }: Where): string {
  return `m=${at}&fog=${typeof fog === 'number' ? `seat${fog + 1}` : fog}`
}

/** The same in a game that has only so many moments and chairs. */
export function within({ at, fog }: Where, last: number, seats: number): Where {
  return { at: Math.min(at, last), fog: typeof fog === 'number' && fog >= seats ? 'none' : fog }
}
