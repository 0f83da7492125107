/** What is said at these tables, as one word that a claim can carry. */
import type { Seat } from '../../kernel/state.ts'
import type { Place } from './state.ts'
import type { Sort } from './tokens.ts'

export type What =
  /** Into the goblet before somebody, or into one of the row; `something` as long as not everybody could know what. */
  | { readonly kind: 'poured'; readonly sort: Sort | 'something'; readonly before: Seat }
  | { readonly kind: 'poured'; readonly sort: Sort | 'something'; readonly row: Place }
  | { readonly kind: 'toast' }
  | { readonly kind: 'foretold'; readonly of: Seat }
  /** G8.3: a taster sits down at their Noble's side. */
  | { readonly kind: 'serves'; readonly noble: Seat }

/** 'poured:poison:before:2', 'poured:something:row:5', 'toast', 'foretold:of:1', 'serves:noble:3' */
export function writeWhat(what: What): string {
  switch (what.kind) {
    case 'poured':
      return `poured:${what.sort}:${'before' in what ? `before:${what.before}` : `row:${what.row}`}`
    case 'toast':
      return 'toast'
    case 'foretold':
      return `foretold:of:${what.of}`
    case 'serves':
      return `serves:noble:${what.noble}`
  }
}

export function readWhat(written: string): What {
  const [kind, ...rest] = written.split(':')
  const number = Number(rest.at(-1))
  switch (kind) {
    case 'poured': {
      const sort = rest[0] as Sort | 'something'
      return rest[1] === 'before' ? { kind, sort, before: number } : { kind, sort, row: number }
    }
    case 'foretold':
      return { kind, of: number }
    case 'serves':
      return { kind, noble: number }
    default:
      return { kind: 'toast' }
  }
}
