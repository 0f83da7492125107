/** Everything that can happen in a circle. As with a table, the list of them is the circle. */
import type { Level } from '../../kernel/bot.ts'
import type { Nature } from '../../kernel/nature.ts'
import type { BookGame, Coming } from '../../protocol/circle.ts'
import type { Mark } from '../../protocol/words.ts'
import type { Device } from '../table/deed.ts'

export interface Newcomer {
  readonly person: string
  readonly name: string
  readonly mark: Mark
  readonly device: Device
}

/** Who sat on a chair, by device: whose it is, is asked when somebody reads the book. */
export interface Chaired {
  readonly device: Device | null
  readonly name: string
  readonly mark: Mark
  readonly bot: Level | null
  readonly nature?: Nature
}

export type Digest = Omit<BookGame, 'sat'> & { readonly chairs: readonly Chaired[] }

export type CircleDeed =
  /** `present`: who sat at the table where it was founded, and may come in without an invitation. */
  | (Newcomer & {
      readonly kind: 'founded'
      readonly title: string
      readonly invite: string
      readonly present: readonly Device[]
    })
  | (Newcomer & { readonly kind: 'joined' })
  | { readonly kind: 'ticketed'; readonly person: string; readonly hash: string; readonly until: number }
  | { readonly kind: 'claimed'; readonly person: string; readonly device: Device }
  | { readonly kind: 'introduced'; readonly person: string; readonly name: string; readonly mark: Mark }
  | { readonly kind: 'letters'; readonly person: string; readonly letters: 'on' | 'off' }
  | { readonly kind: 'planned'; readonly person: string; readonly on: number; readonly note: string }
  | { readonly kind: 'called off' }
  | { readonly kind: 'comes'; readonly person: string; readonly comes: Coming }
  | { readonly kind: 'renamed' | 'season'; readonly title: string }
  | { readonly kind: 'renewed'; readonly invite: string }
  | { readonly kind: 'left' | 'sent off' | 'keeps'; readonly person: string }
  | { readonly kind: 'played'; readonly game: Digest }
  /** The lines before this one are no longer what they were: somebody in them has no name any more. */
  | { readonly kind: 'forgotten' }

export interface CircleWritten {
  readonly at: number
  readonly deed: CircleDeed
}
