/** A table as it stands: the sum of its deeds. Plain data, so that a snapshot is the thing itself. */
import { findGame } from '../../games/index.ts'
import type { Level } from '../../kernel/bot.ts'
import { commitment, type Terms } from '../../kernel/fair.ts'
import type { Game } from '../../kernel/game.ts'
import type { Seat, State } from '../../kernel/state.ts'
import type { Card, Room, RoomNews, Settings, Stage } from '../../protocol/messages.ts'
import type { Mark } from '../../protocol/words.ts'
import { deadlineOf } from './clock.ts'
import type { Device } from './deed.ts'

/** Somebody who has no seat of his own here and plays for another. */
export interface Helper {
  readonly device: Device
  readonly name: string
}

export interface Chair {
  name: string
  mark: Mark
  /** Whose seat it is; nobody's if a bot has it for good. */
  device: Device | null
  /** The device that he shares with others at this table, if his own token is not that of the device. */
  phone: Device | null
  bot: Level | null
  /** Who plays in the owner's place, by the host's leave. */
  standIn: Helper | null
  /** What the device adds to the luck of the next game. */
  promise: string | null
  shown: string | null
  /** The hash of a ticket that moves the seat to another device. */
  ticket: { hash: string; until: number } | null
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

export interface Table {
  code: string
  settings: Settings
  /** How long a seat may think, if the clock is on. */
  thinking: number | null
  password: string | null
  host: Device
  locked: boolean
  barred: Device[]
  stage: Stage
  round: number
  /** The secret behind the commitment of this round. */
  seed: string
  until: number | null
  chairs: (Chair | null)[]
  /** Who wishes for a pause, and since when the table pauses. */
  wishes: Seat[]
  paused: number | null
  /** Who asks for more time for the question that is open. */
  pleas: Seat[]
  offers: (Helper & { readonly seat: Seat })[]
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
    host: '',
    locked: false,
    barred: [],
    stage: 'lobby',
    round: 1,
    seed: '',
    until: null,
    chairs: [],
    wishes: [],
    paused: null,
    pleas: [],
    offers: [],
    play: null,
    news: [],
    seq: 0,
    at: 0,
  }
}

/** The game of a table. A table is only opened for a game of the house. */
export function gameOf({ settings }: Table): Game {
  return findGame(settings.game)!
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

/** What the person who plays on a chair holds in his hands: a device of his own, or one that is passed round. */
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

/** Where persons sit. */
export function persons({ chairs }: Table): Seat[] {
  return chairs.flatMap((chair, seat) => (chair?.device ? [seat] : []))
}

/** Where a person plays, in his own seat or in another's. */
export function players(table: Table): Seat[] {
  return persons(table).filter((seat) => table.chairs[seat]!.bot === null)
}

/** A table's name in the terms of its game: each round has its own. */
export function tableName({ code, round }: Pick<Table, 'code' | 'round'>): string {
  return `${code}-${round}`
}

/** What everybody at the table sees, as it is now. Nothing of a device, a password or a ticket; the seed only when the game is over. */
export function roomOf(table: Table): Room {
  const { code, settings, password, locked, stage, round, seed, wishes, pleas, offers, paused, until, play, news } =
    table
  const ranking = (play && gameOf(table).ranking(play.state.table)) ?? null
  return {
    code,
    settings,
    guarded: password !== null,
    locked,
    stage,
    round,
    commitment: commitmentOf(seed),
    host: seatOf(table, table.host) ?? null,
    chairs: table.chairs.map(
      (chair) =>
        chair && {
          name: chair.name,
          mark: chair.mark,
          sitter: chair.device ? 'person' : 'bot',
          bot: chair.bot,
          standIn: chair.standIn?.name ?? null,
          promise: chair.promise,
        },
    ),
    wishes: [...wishes],
    paused: paused !== null,
    pleas: [...pleas],
    offers: offers.map(({ seat, name }) => ({ seat, name })),
    until,
    deadlines: table.chairs.map((_, seat) => deadlineOf(table, seat) ?? null),
    ranking,
    // Once open, open for ever; a game that was broken off keeps it.
    seed: ranking && seed,
    news: [...news],
  }
}

const commitments = new Map<string, string>()

/** Hashing a seed for every frame would cost more than the rest of the frame. */
function commitmentOf(seed: string): string {
  let known = commitments.get(seed)
  if (known === undefined) {
    if (commitments.size > 10_000) commitments.clear()
    known = commitment(seed)
    commitments.set(seed, known)
  }
  return known
}

export function cardOf(table: Table): Card {
  const { code, settings, password, stage, round, at } = table
  return {
    code,
    game: settings.game,
    seats: settings.seats,
    persons: persons(table).length,
    stage,
    guarded: password !== null,
    round,
    touched: at,
  }
}
