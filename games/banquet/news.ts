/** What is told of what hands do with goblets: to all, or to those of one house alone. */
import type { News as Any, Seat } from '../../kernel/state.ts'
import type { House, Named, Veil } from './state.ts'
import type { Sort, Tokens } from './tokens.ts'

/** What somebody drank, and what came of it. */
export interface Drunk extends Named {
  readonly house: House
  readonly seat: Seat
  readonly tokens: Tokens
  readonly poisoned: boolean
}

export type News =
  | { readonly kind: 'pairs'; readonly nobles: readonly Seat[]; readonly tasters: readonly (Seat | null)[] }
  | { readonly kind: 'poured'; readonly seat: Seat; readonly goblet: Named }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly goblet: Named; readonly free: boolean }
  | { readonly kind: 'rotated'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly goblets: readonly [Named, Named] }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'toast'; readonly seat: Seat; readonly by: 'caller' | 'table' }
  | { readonly kind: 'round'; readonly round: number; readonly of: number }
  /** C2: all look away; afterwards the rings lie so. */
  | { readonly kind: 'veiled'; readonly seat: Seat; readonly other: Seat; readonly rings: 'moved' | 'still' | 'none' }
  | { readonly kind: 'confessed'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'doubling'; readonly seat: Seat }
  | { readonly kind: 'exchanged'; readonly seat: Seat }
  | { readonly kind: 'dipped'; readonly seat: Seat; readonly goblet: Named }
  | { readonly kind: 'took'; readonly seat: Seat; readonly goblet: Named }
  | { readonly kind: 'left it'; readonly seat: Seat }
  | { readonly kind: 'foretold'; readonly seat: Seat; readonly other: Seat }
  | { readonly kind: 'drunk'; readonly goblets: readonly Drunk[] }
  | { readonly kind: 'drank'; readonly drunk: Drunk }
  | { readonly kind: 'course won'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }

export type Secret =
  | { readonly kind: 'saw'; readonly goblet: Named; readonly tokens: Tokens }
  | { readonly kind: 'poured'; readonly seat: Seat; readonly goblet: Named; readonly token: Sort }
  | { readonly kind: 'veiled'; readonly how: Veil }
  | { readonly kind: 'exchanged'; readonly gave: Sort; readonly took: Sort }
  | { readonly kind: 'took'; readonly token: Sort }

type Sight = Extract<Secret, { readonly kind: 'saw' }>

/** What somebody has seen in a goblet just now. */
export function sights({ news }: { readonly news: readonly Any[] }): Sight[] {
  return news.filter((one): one is Sight => one.kind === 'saw')
}

/** Everybody hears it. */
export function tell({ news }: { readonly news: Any[] }, told: News): void {
  news.push(told)
}

/** Only the holder of this hand hears it. */
export function whisper({ news }: { readonly news: Any[] }, told: Secret): void {
  news.push(told)
}
