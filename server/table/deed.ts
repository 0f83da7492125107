/** Everything that can happen at a table. The list of them is the table: nothing else is kept. */
import type { Level } from '../../kernel/bot.ts'
import type { Maker } from '../../kernel/match.ts'
import type { Nature } from '../../kernel/nature.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Settings, TableTalk } from '../../protocol/asks.ts'
import type { Mark } from '../../protocol/words.ts'

/** A device, by the hash of its token. */
export type Device = string

export type Deed =
  | {
      readonly kind: 'opened'
      readonly code: string
      readonly settings: Settings
      readonly thinking: number | null
      /** Salted and hashed. */
      readonly password: string | null
      readonly host: Device
      readonly seed: string
      /** Whose table it is. */
      readonly circle?: string
    }
  | { readonly kind: 'set'; readonly settings: Settings; readonly thinking: number | null }
  | {
      readonly kind: 'sat'
      readonly seat: Seat
      readonly device: Device
      readonly name: string
      readonly mark: Mark
      readonly phone?: Device
    }
  /** A program of somebody's sits down. A deed of its own: a house that does not know programs must not take it for a person. */
  | {
      readonly kind: 'brought'
      readonly seat: Seat
      readonly device: Device
      readonly name: string
      readonly mark: Mark
      readonly of?: string
    }
  | {
      readonly kind: 'hired'
      readonly seat: Seat
      readonly level: Level
      readonly mark: Mark
      readonly nature?: Nature
    }
  | { readonly kind: 'left' | 'kicked' | 'dismissed' | 'returned'; readonly seat: Seat }
  | { readonly kind: 'stood in'; readonly seat: Seat; readonly level: Level }
  /** Somebody without a seat would sit in for the person of this one. `from`: only if all others agree, and not before. */
  | {
      readonly kind: 'offered'
      readonly seat: Seat
      readonly device: Device
      readonly name: string
      readonly from?: number
    }
  | { readonly kind: 'let in'; readonly seat: Seat; readonly device: Device; readonly name: string }
  /** `by`: whose word it is. */
  | { readonly kind: 'consented'; readonly seat: Seat; readonly name: string; readonly by: Seat }
  | { readonly kind: 'welcomed'; readonly seat: Seat; readonly whom: 'helpers' | 'nobody' }
  /** Somebody has read who sat on their chair. They may have lost that chair by now. */
  | { readonly kind: 'noted'; readonly device: Device }
  | { readonly kind: 'turned down' | 'withdrawn'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'hosts'; readonly seat: Seat }
  | { readonly kind: 'circled'; readonly circle: string }
  | { readonly kind: 'locked' | 'unlocked' | 'closed' }
  /** The devices are asked to promise, or to show, and have so long; deeds of the first houses do not say how long. */
  | { readonly kind: 'called' | 'gathered'; readonly within?: number }
  | { readonly kind: 'promised'; readonly seat: Seat; readonly promise: string }
  | { readonly kind: 'showed'; readonly seat: Seat; readonly bytes: string }
  /** Somebody's device promised and did not open: the deal begins again, under this seed. */
  | { readonly kind: 'restarted'; readonly seed: string; readonly within: number }
  /** `proof`: the terms name the starts before this one; in deeds of the first houses a promise that stayed shut counted. */
  | { readonly kind: 'dealt'; readonly proof?: 2 }
  | { readonly kind: 'played'; readonly seat: Seat; readonly move: { readonly kind: string }; readonly by?: Maker }
  /** `went on` is how pauses ended once, with all time anew; `resumed` leaves what was left, and `grace` at least. */
  | { readonly kind: 'wished' | 'went on' | 'pleaded'; readonly seat: Seat }
  | { readonly kind: 'hurried'; readonly seat: Seat; readonly puppets: 'brisk' | 'as ever' }
  | { readonly kind: 'resumed'; readonly seat: Seat; readonly grace: number }
  /** More time: so long from now for everybody who is asked. By the house, or because the table agreed. */
  | { readonly kind: 'granted' | 'agreed'; readonly time: number }
  | { readonly kind: 'said'; readonly seat: Seat; readonly words: TableTalk; readonly by?: string }
  | { readonly kind: 'ticketed'; readonly seat: Seat; readonly hash: string; readonly until: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly device: Device; readonly phone?: Device }
  /** The same game once more, or another one for those who sit there: a deed of its own, since older houses know the first alone. */
  | { readonly kind: 'again'; readonly seed: string }
  | { readonly kind: 'laid'; readonly seed: string; readonly settings: Settings }
  /** The lines before this one are no longer what they were: somebody in them has no name any more. */
  | { readonly kind: 'forgotten' }

/** Does another game begin at the table with this? */
export const isNextGame = ({ kind }: Deed) => kind === 'again' || kind === 'laid'

/** A deed as it is written down: when it was done, and what luck answered. */
export interface Written {
  readonly at: number
  readonly deed: Deed
  readonly drawn?: readonly number[]
}
