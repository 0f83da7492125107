/**
 * Everything the house can say; nothing else is ever written to a socket. And the end of the protocol that a device needs: it
 * reads frames, and trusts the house for what is in them.
 */
import type { Change } from '../kernel/change.ts'
import type { Seat } from '../kernel/state.ts'
import type { Language } from '../kernel/text.ts'
import type { Room, Stage, Step } from './room.ts'
import type { Voice, Way } from './voices.ts'
import type { Farewell, Refusal } from './words.ts'

export const NAME = 24
export const TEXT = 200

/** A table as it stands in a list. */
export interface Card {
  readonly code: string
  readonly game: string
  readonly seats: number
  readonly persons: number
  readonly stage: Stage
  readonly guarded: boolean
  readonly round: number
  readonly touched: number
  /** Only on a card that its own device asked for. */
  readonly own?: Own
}

/** What a table is to one of its devices. */
interface Own {
  /** For whom it waits; for nobody while no game goes on. */
  readonly turn: 'yours' | 'others' | 'none'
  /** Whether something happened there of late. */
  readonly shelf: 'out' | 'away'
  /** The last game that came to some end, of which there may be a record; 0 before the first one has. */
  readonly ended: number
}

/** A letter to a device that is away. It tells what everybody at the table sees; the device has the sentence for it. */
export interface Letter {
  readonly words: 'your turn' | 'tonight'
  readonly language: Language
  /** The game, as it is called in that language. */
  readonly game: string
  readonly code: string
}

/** Everything the house can say. `game` and `hand` are a kernel view's; a change is one of `kernel/change.ts`. */
export type Frame =
  /** `home`: where other devices find the house; told to who calls from the house's own machine. */
  | { readonly is: 'welcome'; readonly now: number; readonly home?: string }
  | {
      readonly is: 'ok'
      readonly id: string
      readonly code?: string
      readonly seq?: number
      readonly chain?: string
    }
  | { readonly is: 'no'; readonly id: string | null; readonly why: Refusal }
  | {
      readonly is: 'view'
      readonly seq: number
      readonly seat: Seat | null
      /** The seat is another's: this device sits in for them. */
      readonly as?: 'stand-in'
      readonly room: Room
      readonly game?: unknown
      readonly hand?: unknown
      readonly log?: readonly Step[]
    }
  | {
      readonly is: 'change'
      readonly seq: number
      readonly room?: Change
      readonly game?: Change
      readonly hand?: Change
    }
  /**
   * `away`: which players are not here, and from when on somebody may sit in for them. `watchers`: devices that look on and sit
   * nowhere, `foreign` of them as a screen. `screens`: those that devices of the table have put up. `phones`: those that are passed
   * round; only if there are any.
   */
  | {
      readonly is: 'here'
      readonly seats: readonly Seat[]
      readonly away: readonly { readonly seat: Seat; readonly until: number }[]
      readonly watchers: number
      readonly screens: number
      readonly foreign: number
      readonly phones?: number
    }
  /** Who is heard and seen. `me`: as whom this device takes part, and how it finds the others; told to it alone. */
  | {
      readonly is: 'voices'
      readonly voices: readonly Voice[]
      readonly me?: { readonly name: string; readonly ways: readonly Way[]; readonly paths: 'any' | 'relay' }
    }
  /** Another device would find this one. */
  | { readonly is: 'introduced'; readonly from: string; readonly words: string }
  /** `circles`: how many this device belongs to, where it asked for its own tables and belongs to any. */
  | { readonly is: 'tables'; readonly id: string; readonly tables: readonly Card[]; readonly circles?: number }
  | { readonly is: 'bye'; readonly why: Farewell }

const frames: readonly unknown[] = [
  'welcome',
  'ok',
  'no',
  'view',
  'change',
  'here',
  'voices',
  'introduced',
  'tables',
  'bye',
] satisfies Frame['is'][]

export function isFrame(thing: unknown): thing is Frame {
  return frames.includes((thing as { readonly is?: unknown } | null)?.is)
}

/** The frame in this text; undefined if it is none. Only its kind is checked: the rest is as the house wrote it. */
export function parseFrame(text: string): Frame | undefined {
  try {
    const thing: unknown = JSON.parse(text)
    return isFrame(thing) ? thing : undefined
  } catch {
    return undefined
  }
}
