/**
 * Where a walk looks closely. Most steps of a game are like many before them: so at each table it is done at the first few of a kind,
 * and of the later ones ever more rarely. What hardly ever happens is looked at whenever it does.
 */
import type { Shape } from '../state.ts'
import type { Step } from './walk.ts'

/** How closely a walk is followed. */
export interface Care {
  /** So many steps of each kind are looked at for certain, and as many again for every time that their number has grown threefold. */
  readonly few: number
  /** So many seats besides the one who moves are looked at there, drawn anew every time: at a table of three all of them. */
  readonly besides: number
}

export const usual: Care = { few: 2, besides: 2 }
/** Everybody, at every step. */
export const thorough: Care = { few: Infinity, besides: Infinity }

/** What draws the eye at one table. */
export function attention<G extends Shape>({ few }: Pick<Care, 'few'>): (step: Step<G>) => boolean {
  const times = new Map<string, number>()
  return (step) => {
    const kind = kindOf(step)
    const time = (times.get(kind) ?? 0) + 1
    times.set(kind, time)
    return time <= few || step.chance(time) < few
  }
}

/** What could have been done, what is done, and whether the table waits for others as well. */
function kindOf<G extends Shape>({ state, seat, open, move }: Step<G>): string {
  const { asked } = state.agenda
  const others = asked.length - Number(asked.includes(seat))
  return `${kindsOf(open)}: ${move.kind} ${others > 0 ? 'beside others' : 'alone'}`
}

/** The kinds of these moves, each once. */
export function kindsOf(moves: readonly { readonly kind: string }[]): string {
  return [...new Set(moves.map(({ kind }) => kind))].sort().join(', ')
}
