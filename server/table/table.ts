/** A table as it stands: the sum of its deeds. Plain data, so that a snapshot is the thing itself. */
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import type { Level } from '../../kernel/bot.ts'
import type { Start, Terms } from '../../kernel/fair.ts'
import type { Game } from '../../kernel/game.ts'
import type { Nature } from '../../kernel/nature.ts'
import type { Seat, State } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { PlayedGame } from '../../protocol/evening.ts'
import type { RoomNews, Stage } from '../../protocol/room.ts'
import type { Mark } from '../../protocol/words.ts'
import type { Device } from './deed.ts'

/** Somebody who has no seat of their own here and plays for another. */
export interface Helper {
  readonly device: Device
  readonly name: string
}

/** What somebody would do for the person of a seat; how others voted, where that person left no word about it. */
export interface Offer extends Helper {
  readonly seat: Seat
  readonly vote: { readonly from: number; agreed: Seat[] } | null
}

/** Somebody sat on another's chair and saw their hand. Kept until its owner has read it, wherever they sit by then. */
export interface Visit {
  owner: Device
  /** What the owner was called. */
  readonly whom: string
  readonly name: string
  moves: number
}

export interface Chair {
  name: string
  mark: Mark
  /** Whose seat it is; nobody's if a bot has it for good. */
  device: Device | null
  /** The device that they share with others at this table, if their own token is not that of the device. */
  phone: Device | null
  /** Of a program: whose it is, and no letter if it did not say. */
  program: string | null
  bot: Level | null
  /** Of a puppet that was hired with one. */
  nature: Nature | null
  /** Who plays in the owner's place, by the host's leave. */
  standIn: Helper | null
  /** Whether the owner lets people sit in whom the host lets; nobody but they can say so. */
  welcomes: 'helpers' | 'nobody'
  /** What the device adds to the luck of the next game. */
  promise: string | null
  shown: string | null
  /** The hash of a ticket that moves the seat to another device. */
  ticket: { hash: string; until: number } | null
  /** Whether its person let a time run out and has not been back since. */
  lapsed: boolean
  /** What was left of the time for a question when its person left. */
  left: { question: number; time: number } | null
}

/** A game under way, or just over. */
export interface Play {
  readonly terms: Terms
  state: State
  /** Moves so far, and the chain of hashes over the record's lines. */
  entries: number
  chain: string
  /** Since when each seat is asked. */
  since: (number | null)[]
  /** How much of their time for a prompt seats had used when it was interrupted. */
  held: { prompt: number; spent: (number | null)[]; grants: number } | null
  /** How often the table has agreed on more time for this question. */
  grants: number
  /** The deed that dealt. */
  readonly from: number
}

/**
 * Somebody who has played a game to its end here: a person by their device, a puppet by its mark; by nothing, who played with a
 * device that has another's score now.
 */
export interface Regular {
  by: Device | Mark | null
  name: string
  mark: Mark
  points: number
}

export interface Table {
  code: string
  settings: Settings
  /** How long a seat may think, if the clock is on. */
  thinking: number | null
  password: string | null
  /** Whose table it is: what is played here comes into that circle's book. */
  circle: string | null
  host: Device
  locked: boolean
  barred: Device[]
  stage: Stage
  round: number
  /** The secret behind the commitment of this round. */
  seed: string
  /** The starts of this round's deal that came to nothing. */
  restarts: Start[]
  until: number | null
  chairs: (Chair | null)[]
  /** Who wishes for a pause, and since when the table pauses. */
  wishes: Seat[]
  paused: number | null
  /** Who asks for more time for the question that is open. */
  pleas: Seat[]
  /** Who would have the puppets hurry. */
  hurried: Seat[]
  offers: Offer[]
  visits: Visit[]
  evening: { readonly who: Regular[]; games: PlayedGame[] }
  play: Play | null
  news: RoomNews[]
  seq: number
  /** When the last deed was done. */
  at: number
}

/** The table before its first deed. */
export function bare(): Table {
  return {
    code: '',
    settings: { game: '', seats: 0, options: {}, clock: 'off', listed: 'link', talk: 'phrases', watching: 'open' },
    thinking: null,
    password: null,
    circle: null,
    host: '',
    locked: false,
    barred: [],
    stage: 'lobby',
    round: 1,
    seed: '',
    restarts: [],
    until: null,
    chairs: [],
    wishes: [],
    paused: null,
    pleas: [],
    hurried: [],
    offers: [],
    visits: [],
    evening: { who: [], games: [] },
    play: null,
    news: [],
    seq: 0,
    at: 0,
  }
}

/** The game of a table. A table is only opened for a game of the house. */
export function gameOf({ settings }: Table): Game {
  return sure(findGame(settings.game), 'game of this name')
}

/** The chair on a seat, where somebody is known to sit. */
export function chairAt({ chairs }: Table, seat: Seat): Chair {
  return sure(chairs[seat], 'chair on this seat')
}

/** The game that is under way, or just over. */
export function playOf({ play }: Table): Play {
  return sure(play, 'game on this table')
}

/** The seat that belongs to a device, or at which it sits in for another. */
export function seatOf({ chairs }: Table, device: Device): Seat | undefined {
  const at = chairs.findIndex((chair) => chair && (chair.device === device || chair.standIn?.device === device))
  return at < 0 ? undefined : at
}

/** Does this device sit here, or host? */
export function belongs(table: Table, device: Device): boolean {
  return table.host === device || sitsAt(table, device)
}

/** Has this device a seat here, or is it shared by somebody who has? */
export function sitsAt(table: Table, device: Device): boolean {
  return seatOf(table, device) !== undefined || table.chairs.some((chair) => chair?.phone === device)
}

/** What the person who plays on a chair holds in their hands: a device of their own, or one that is passed round. */
export function phoneOf({ device, phone, standIn }: Chair): Device | null {
  return standIn?.device ?? phone ?? device
}

/** The device that speaks for a chair: who sits in, or whose it is. */
export function playerOf({ device, standIn }: Chair): Device | null {
  return standIn?.device ?? device
}

/** Does this device itself play on that seat? Not while a bot or another sits in. */
export function playsAt({ chairs }: Table, seat: Seat, device: Device): boolean {
  const chair = chairs[seat]
  return !!chair && chair.bot === null && playerOf(chair) === device
}

/** Whose seat it is, where it is somebody's. */
export function ownerOf(table: Table, seat: Seat): Device {
  return sure(chairAt(table, seat).device, 'owner of this seat')
}

/** Where somebody sits with a device: a person, or a program of one. */
export function guests({ chairs }: Table): Seat[] {
  return chairs.flatMap((chair, seat) => (chair?.device ? [seat] : []))
}

export function isProgram({ chairs }: Pick<Table, 'chairs'>, seat: Seat): boolean {
  return typeof chairs[seat]?.program === 'string'
}

/** Where persons sit. */
export function persons(table: Table): Seat[] {
  return guests(table).filter((seat) => !isProgram(table, seat))
}

/** Where somebody plays with a device, in their own seat or in another's. */
export function playingGuests(table: Table): Seat[] {
  return guests(table).filter((seat) => table.chairs[seat]?.bot === null)
}

/** Where a person plays, in their own seat or in another's. */
export function players(table: Table): Seat[] {
  return persons(table).filter((seat) => table.chairs[seat]?.bot === null)
}

/** A table's name in the terms of its game: each round has its own. */
export function tableName({ code, round }: Pick<Table, 'code' | 'round'>): string {
  return `${code}-${round}`
}
