/** Every message between a device and the house, and its parser. Nothing else is ever read from or written to a socket. */
import * as v from 'valibot'
import { type Level, levels } from '../kernel/bot.ts'
import type { Change } from '../kernel/change.ts'
import type { Ranking } from '../kernel/game.ts'
import type { News, Seat } from '../kernel/state.ts'
import { type Language, languages } from '../kernel/text.ts'
import { NAME, TEXT } from './frames.ts'
import { clocks, emotes, type Farewell, type Mark, marks, phrases, type Refusal } from './words.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const code = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{6}$/))
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const level = v.picklist(levels)
/** Something to see, and no invisible letters but the joiners that some scripts and emoji need. */
const visible = v.regex(/(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u)
const printable = v.regex(/^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u)
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME), visible, printable)
const value = v.union([v.string(), v.number(), v.boolean()])

const settings = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  options: v.record(v.string(), value),
  clock: v.picklist(clocks),
  listed: v.picklist(['listed', 'link']),
  talk: v.picklist(['phrases', 'free']),
  watching: v.picklist(['open', 'closed']),
})
export type Settings = v.InferOutput<typeof settings>

const words = v.variant('is', [
  v.strictObject({ is: v.literal('phrase'), phrase: v.picklist(phrases) }),
  v.strictObject({ is: v.literal('emote'), emote: v.picklist(emotes) }),
  v.strictObject({
    is: v.literal('text'),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEXT), visible, printable),
  }),
])
export type TableTalk = v.InferOutput<typeof words>

/** So many bytes in letters that an address may have, without padding. */
const key = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 8) / 6)}}$`)))
/** Where letters to a device go, in the words of the Push API, and the language they are written in. */
const address = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1024), v.regex(/^https?:\/\/[\x21-\x7e]+$/)),
  p256dh: key(65),
  auth: key(16),
  language: v.picklist(languages),
})
export type Address = v.InferOutput<typeof address>

const asking = <K extends string, E extends v.ObjectEntries>(is: K, entries: E) =>
  v.strictObject({ is: v.literal(is), id, ...entries })

/** What is done at the table that the device has entered. The seat is the one that belongs to the device. */
const commands = [
  // `phone`: the hash of the device that several share, each with a token of their own.
  asking('sit', {
    seat: v.exactOptional(seat),
    name,
    mark: v.exactOptional(v.picklist(marks)),
    phone: v.exactOptional(hash),
  }),
  asking('leave', {}),
  asking('return', {}),
  asking('set', { settings }),
  asking('hire', { seat, level }),
  asking('dismiss', { seat }),
  asking('kick', { seat }),
  asking('stand in', { seat, level }),
  asking('offer', { seat, name }),
  asking('let in', { seat, name }),
  asking('turn down', { seat, name }),
  asking('agree', { seat, name }),
  // May people sit in for me? It is asked of the owner alone, and kept on the chair.
  asking('welcome', { whom: v.picklist(['helpers', 'nobody']) }),
  // I have read who sat on my chair.
  asking('noted', {}),
  asking('lock', {}),
  asking('unlock', {}),
  asking('hand on', { seat }),
  asking('start', {}),
  asking('promise', { promise: hash }),
  asking('show', { bytes: hash }),
  asking('move', {
    question: whole,
    move: v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((move) => typeof move.kind === 'string'),
      v.transform((move) => move as { readonly kind: string }),
    ),
  }),
  asking('pause', {}),
  asking('go on', {}),
  asking('more time', {}),
  asking('say', { words }),
  asking('ticket', { hash }),
  asking('again', {}),
  asking('close', {}),
] as const
const command = v.variant('is', commands)
export type Command = v.InferOutput<typeof command>

/** Everything a device can say. */
const message = v.variant('is', [
  v.strictObject({ is: v.literal('hello'), token: hash }),
  asking('create', { settings, password: v.exactOptional(password) }),
  // A screen shows the table to the whole room, a curtain waits between people who share a phone: neither sees a hand, even
  // where its device has a seat, and neither does anything.
  asking('enter', {
    code,
    password: v.exactOptional(password),
    seen: v.exactOptional(whole),
    as: v.exactOptional(v.picklist(['screen', 'curtain'])),
  }),
  asking('claim', { code, ticket: hash, phone: v.exactOptional(hash) }),
  asking('exit', {}),
  asking('list', {}),
  asking('mine', {}),
  asking('letters', { to: v.nullable(address) }),
  ...commands,
])
export type Message = v.InferOutput<typeof message>
export type Ask = Exclude<Message, { is: 'hello' }>

/** A variant tries its kinds one after the other; we know which one it says it is. */
const kinds = new Map<unknown, (typeof message.options)[number]>(
  message.options.map((option) => [option.entries.is.literal, option]),
)

/** The message in this text, or nothing. */
export function parse(text: string): Message | undefined {
  let thing: unknown
  try {
    thing = JSON.parse(text)
  } catch {
    return undefined
  }
  const kind = kinds.get((thing as { is?: unknown } | null)?.is)
  const parsed = kind && v.safeParse(kind, thing)
  return parsed?.success ? parsed.output : undefined
}

/** The id of a message that could not be read otherwise, so that its sender knows which one it was. */
export function idOf(text: string): string | null {
  try {
    const parsed = v.safeParse(v.object({ id }), JSON.parse(text))
    return parsed.success ? parsed.output.id : null
  } catch {
    return null
  }
}

/** Who sits on a chair, as everybody sees it. A bot has no name of its own; it goes by its mark. */
interface Chair {
  readonly name: string
  readonly mark: Mark
  readonly sitter: 'person' | 'bot'
  /** The bot that plays here: for good, or in place of a person who has left. */
  readonly bot: Level | null
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
  readonly guarded: boolean
  readonly locked: boolean
  readonly stage: Stage
  /** Which game at this table, from 1. */
  readonly round: number
  readonly commitment: string
  readonly host: Seat | null
  readonly chairs: readonly (Chair | null)[]
  readonly wishes: readonly Seat[]
  readonly paused: boolean
  /** Who asks for more time to answer what is asked now. */
  readonly pleas: readonly Seat[]
  /** Who would sit in for whom, if the host lets them. */
  readonly offers: readonly Offer[]
  /** Who lets people sit in for them. For all others puppets stand in, or who has everybody's consent. */
  readonly welcoming: readonly Seat[]
  readonly visits: readonly Visit[]
  /** When time runs out: for the promises, or for each seat that is asked. */
  readonly until: number | null
  readonly deadlines: readonly (number | null)[]
  readonly ranking: Ranking | null
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
  readonly words: 'your turn'
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
   * nowhere, `foreign` of them as a screen. `screens`: those that devices of the table have put up.
   */
  | {
      readonly is: 'here'
      readonly seats: readonly Seat[]
      readonly away: readonly { readonly seat: Seat; readonly until: number }[]
      readonly watchers: number
      readonly screens: number
      readonly foreign: number
    }
  | { readonly is: 'tables'; readonly id: string; readonly tables: readonly Card[] }
  | { readonly is: 'bye'; readonly why: Farewell }
