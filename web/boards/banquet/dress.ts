/** What a table wears: the words, signs and drawings in which one game of goblets differs from the other. */

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Key } from '../../../games/banquet/characters/key.ts'
import type { Sort } from '../../../games/banquet/tokens.ts'
import type { Vocabulary } from '../../../games/banquet/words.ts'
import { sure } from '../../../kernel/at.ts'

export interface Dress {
  readonly sorts: Vocabulary['sorts']
  /** What is called otherwise when it is not just one. */
  readonly several: Readonly<Partial<Vocabulary['sorts']>>
  readonly characters: Readonly<Partial<Vocabulary['characters']>>
  /** Every kind of move: its name, and its sign where that is not called like it. */
  readonly act: Readonly<Record<string, string>>
  readonly sign: Readonly<Record<string, string>>
  /** A whole round of turns, by its number. */
  readonly lap: (n: number) => string
  /** What tokens lie behind or under, as a sign and in words. */
  readonly cover: {
    readonly sign: string
    readonly label: string
    readonly nothing: string
    readonly tokens: (n: number) => string
    /** The sorts that have a place of their own there, also when none is left. */
    readonly always: readonly Sort[]
  }
  /** Drawings that are not those of the common arms, and the sheet that has them. */
  readonly drawn: { readonly sheet: string; readonly symbols: ReadonlySet<string> } | undefined
  /** Whether the ability of a character is known from print, and the clause that has it. */
  sourceOf(key: Key): 'print' | 'ours'
  clauseOf(key: Key): string
}

/** What so many of a sort are called. */
export function calledFor({ sorts, several }: Dress, sort: Sort, n: number): string {
  return (n === 1 ? undefined : several[sort]) ?? sorts[sort]
}

const Worn = createContext<Dress | null>(null)

/** Everything inside wears it. */
export const Wearing = Worn.Provider

export function useDress(): Dress {
  return sure(useContext(Worn), 'dress')
}
