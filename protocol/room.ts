/** What everybody at a table sees around the game, and what they are told of the past. */
import type { Level } from '../kernel/bot.ts'
import type { Ranking } from '../kernel/game.ts'
import type { Nature } from '../kernel/nature.ts'
import type { News, Seat } from '../kernel/state.ts'
import type { Settings, TableTalk } from './asks.ts'
import type { Evening } from './evening.ts'
import type { Mark } from './words.ts'

/** Who sits on a chair, as everybody sees it. A bot has no name of its own; it goes by its mark. */
export interface Chair {
  readonly name: string
  readonly mark: Mark
  readonly sitter: 'person' | 'bot' | 'program'
  /** Whose program it is, where it said so. */
  readonly of?: string
  /** The bot that plays here: for good, or in place of a person who has left. */
  readonly bot: Level | null
  /** In which way a puppet plays that has a nature of its own. */
  readonly nature?: Nature
  /** Who plays here in that person's place; the seat stays theirs. */
  readonly standIn: string | null
  readonly promise: string | null
}

/** Who sat on a chair in a game that is over; one without a name goes by the mark. */
export interface Sitter {
  readonly name: string
  readonly mark: Mark
  readonly bot: boolean
}

export type Stage = 'lobby' | 'promising' | 'showing' | 'playing' | 'over' | 'closed' | 'abandoned'

/** What just happened around the game. */
export type RoomNews = News &
  (
    | { readonly kind: 'sat' | 'left' | 'returned' | 'kicked' | 'stood in' | 'hosts' | 'moved'; readonly seat: Seat }
    /** The deal began again, because this seat's device did not open what it had promised. */
    | { readonly kind: 'restarted'; readonly seat: Seat }
    /** Of somebody who sits in for the person of that seat, or would. */
    | {
        readonly kind: 'offered' | 'turned down' | 'let in' | 'got up' | 'sent off'
        readonly seat: Seat
        readonly name: string
      }
    /** `by`: whose word it is that they may. */
    | { readonly kind: 'consented'; readonly seat: Seat; readonly name: string; readonly by: Seat }
    /** Who sat on the chair of one who is back, and saw that hand. */
    | { readonly kind: 'had sat in'; readonly seat: Seat; readonly name: string; readonly moves: number }
    /** `by`: who speaks from a seat that is not their own. */
    | { readonly kind: 'said'; readonly seat: Seat; readonly words: TableTalk; readonly by?: string }
    | { readonly kind: 'called' | 'dealt' | 'paused' | 'went on' | 'time' | 'again' | 'closed' | 'over' }
  )

/** With a vote, everybody else has to agree, and it is not before `from`. */
interface Offer {
  readonly seat: Seat
  readonly name: string
  readonly vote?: { readonly from: number; readonly agreed: readonly Seat[] }
}

/** Who sat on another's chair, saw their hand and made so many moves, as long as that person has not read it. */
export interface Visit {
  /** Where that person sits now, if they do. */
  readonly seat: Seat | null
  readonly whom: string
  readonly name: string
  readonly moves: number
}

/** What everybody at the table sees around the game. */
export interface Room {
  readonly code: string
  readonly settings: Settings
  /** The circle whose table it is. */
  readonly circle?: string
  readonly guarded: boolean
  readonly locked: boolean
  readonly stage: Stage
  /** Which game at this table, from 1. */
  readonly round: number
  readonly commitment: string
  /** While the devices open: what the luck will hang on, besides what they open. */
  readonly agreement?: string
  readonly host: Seat | null
  readonly chairs: readonly (Chair | null)[]
  readonly wishes: readonly Seat[]
  readonly paused: boolean
  /** Who asks for more time to answer what is asked now. */
  readonly pleas: readonly Seat[]
  /** Who would have the puppets hurry: they do while everybody who plays would. */
  readonly hurried: readonly Seat[]
  /** Who would sit in for whom, if the host lets them. */
  readonly offers: readonly Offer[]
  /** Who lets people sit in for them. For all others puppets stand in, or who has everybody's consent. */
  readonly welcoming: readonly Seat[]
  readonly visits: readonly Visit[]
  /** When time runs out: for the promises, or for each seat that is asked. */
  readonly until: number | null
  readonly deadlines: readonly (number | null)[]
  readonly ranking: Ranking | null
  /** From the end of the first game on. */
  readonly evening?: Evening
  /** Opened when the game is over. */
  readonly seed: string | null
  readonly news: readonly RoomNews[]
}

/** One step of the past, as a seat learnt of it. */
export interface Step {
  readonly seq: number
  readonly room?: readonly RoomNews[]
  readonly news?: readonly News[]
  readonly mine?: readonly News[]
}
