/** The table at which this device stands: what the house has told of it, and what its person does there. */
import { batch, signal } from '@preact/signals'
import { sure } from '../../kernel/at.ts'
import { changed } from '../../kernel/change.ts'
import { NO_RECEIPT } from '../../kernel/fair.ts'
import { type Glance, received, type Seat, type View } from '../../kernel/state.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Room } from '../../protocol/room.ts'
import type { Refusal } from '../../protocol/words.ts'
import { arrived, ask, departed, listen, type Wish } from './line.ts'
import { clearLog, forgetSecrets, logStep, logSteps, turnOver } from './log.ts'
import { followDeal, lookAway } from './luck.ts'
import { near } from './near.ts'
import { keepPressed, type Pressed, pressedAt, unpress } from './pressed.ts'
import { complain } from './refused.ts'
import { keepMove, tableName } from './seen.ts'
import { hearVoices, voices } from './voices.ts'
import { browser } from './world.ts'

/** All that was told about a table, as of one step. */
export interface Standing {
  readonly seq: number
  readonly seat: Seat | null
  /** The seat is another's, and this device sits in. */
  readonly as?: 'stand-in' | undefined
  readonly room: Room
  readonly game: object | undefined
  readonly hand: unknown
}

/** The way in: asking, in, or refused with a reason. */
export type Door = 'asking' | 'in' | Refusal | 'gone'

export interface Move {
  readonly kind: string
}

export const standing = signal<Standing | null>(null)
export const door = signal<Door>('asking')
/** Who is at the table now, besides the bots; a screen shows it to a whole room. */
export interface Here {
  readonly seats: readonly Seat[]
  /** Players who are not here, and from when on somebody may sit in for them. */
  readonly away: readonly { readonly seat: Seat; readonly until: number }[]
  readonly watchers: number
  readonly screens: number
  readonly foreign: number
  readonly phones?: number
}
export const here = signal<Here>({ seats: [], away: [], watchers: 0, screens: 0, foreign: 0 })
/** What was pressed and is not yet acknowledged. */
export const pending = signal<{ readonly question: number; readonly move: Move } | null>(null)

/** How often a password was tried in vain at this door. */
export const knocks = signal(0)

/** With which eyes: one's own; those of a screen for the whole room; those of a curtain on a phone that is passed round. */
export type Eyes = 'own' | 'screen' | 'curtain'

let at: string | undefined
let eyes: Eyes = 'own'
let password: string | undefined

export function viewOf({ game, hand, seat }: Standing): View | Glance | undefined {
  return game && received(seat === null ? game : { seat, ...game, hand })
}

/** Opens the line; from now on everything that is heard has a place. */
export function openLine(world = browser): void {
  listen(hear, () => void enter(), world)
}

/** Walks to a table. Whoever stands there already stays. */
export function visit(code: string, key?: string, as: Eyes = at === code ? eyes : 'own'): void {
  if (at === code && eyes === as && key === undefined) return
  if (at !== code || eyes !== as) {
    stepBack()
    knocks.value = 0
  }
  at = code
  eyes = as
  password = key
  // Who knocks stays at the door until somebody answers.
  if (key === undefined) door.value = 'asking'
  void enter()
}

/** The password with which one came in, for somebody else on the same device. */
export const keyOfDoor = () => password

export function stepBack(): void {
  if (at === undefined) return
  password = undefined
  leaveFor('asking')
  clearLog()
  void ask({ is: 'exit' })
}

async function enter(): Promise<void> {
  const code = at
  if (code === undefined) return
  const seen = standing.value?.seq
  const reply = await ask({
    is: 'enter',
    code,
    ...(password ? { password } : {}),
    ...(eyes === 'own' ? {} : { as: eyes }),
    ...(seen === undefined ? {} : { seen }),
  })
  if (code !== at) return
  if (reply.is === 'no') {
    // What cannot be a code is no table's.
    door.value = reply.why === 'malformed' ? 'no table' : reply.why
    if (password) knocks.value++
    return
  }
  door.value = 'in'
  if ((standing.value?.seq ?? -1) >= ((reply.is === 'ok' && reply.seq) || 0)) goOn(code)
}

/** Nothing is said again before it is seen how the table stands now. */
function goOn(code: string): void {
  arrived()
  sayAgain(code)
}

/** What was pressed before a reload and never answered is said again, under its old name. */
function sayAgain(code: string): void {
  if (eyes === 'own') for (const pressed of pressedAt(code)) void waitFor(sendMove(pressed, 'again'))
}

function hear(frame: Frame): void {
  if (frame.is === 'here') here.value = frame
  if (frame.is === 'voices' || frame.is === 'introduced') hearVoices(frame)
  if (frame.is === 'bye' && frame.why === 'kicked') leaveFor('gone')
  if (at === undefined) return
  // A word that was on its way to the seat of this device is not for its screen.
  const mayHear = frame.is === 'view' && frame.room.code === at && (eyes === 'own' || frame.seat === null)
  if (mayHear) see(frame)
  if (frame.is === 'change') follow(frame)
}

function leaveFor(why: Door): void {
  departed()
  lookAway()
  at = undefined
  // What was pressed here and not answered never will be: nobody waits for it.
  pressing = Promise.resolve()
  batch(() => {
    standing.value = null
    voices.value = []
    pending.value = null
    door.value = why
  })
}

function see({ seq, seat, as, room, game, hand, log }: Frame & { is: 'view' }): void {
  const before = standing.value
  const now: Standing = { seq, seat, as, room, game: game as object | undefined, hand }
  batch(() => {
    turnOver(before, now)
    if (log) logSteps(log)
    else if (before) logStep(before, now)
    if (before?.as === 'stand-in' && as === undefined) forgetSecrets()
    settle(now)
  })
  if (door.value === 'in') goOn(room.code)
}

function follow(frame: Frame & { is: 'change' }): void {
  const before = standing.value
  if (!before) return
  // Something was missed: ask for the rest.
  if (frame.seq !== before.seq + 1) {
    lookAway()
    return void enter()
  }
  const now: Standing = {
    seq: frame.seq,
    seat: before.seat,
    as: before.as,
    room: changed(before.room, frame.room) as Room,
    game: changed(before.game, frame.game) as object | undefined,
    hand: changed(before.hand, frame.hand),
  }
  batch(() => {
    turnOver(before, now)
    logStep(before, now)
    settle(now)
  })
}

function settle(now: Standing): void {
  standing.value = now
  followDeal(now, async (wish) => ((await ask(wish)).is === 'ok' ? 'taken' : 'unknown'))
  const view = viewOf(now)
  if (pending.value && view?.agenda.question !== pending.value.question) pending.value = null
}

/** Asks the table for something; a refusal is told to the person. */
export async function tell(wish: Wish): Promise<boolean> {
  const reply = await ask(wish)
  if (reply.is === 'no') void complain(reply.why)
  return reply.is === 'ok'
}

/** Makes a move. It shows as pending until it is acknowledged; without a line it waits. */
export function press(question: number, move: Move): Promise<void> {
  const { room, seat } = standing.value ?? {}
  const pressed = keepPressed({ code: sure(at, 'table to move at'), question, move, round: room?.round, seat })
  return waitFor(sendMove(pressed, 'first'))
}

function waitFor(answered: Promise<void>): Promise<void> {
  pressing = Promise.all([pressing, answered])
  return answered
}

/** Resolves when everything that was pressed is answered. */
export async function allAnswered(): Promise<void> {
  await pressing
}

let pressing: Promise<unknown> = Promise.resolve()

async function sendMove(pressed: Pressed, time: 'first' | 'again'): Promise<void> {
  const { id, question, move, round } = pressed
  pending.value = { question, move }
  // In the next game the same number is another question.
  const isSameGame = () => round === undefined || standing.value?.room.round === round
  const reply = await ask({ is: 'move', question, move }, id, isSameGame)
  unpress(id)
  if (reply.is === 'ok') keepReceipt(pressed, reply.chain)
  if (reply.is === 'no') {
    pending.value = null
    // Said again after a reload it may have been done already; then there is nothing to complain about.
    if (time === 'first') void complain(reply.why)
  }
}

/** A house that gives no receipt is found out by that: only the one in this page has none to give. */
function keepReceipt({ id, code, move, round, seat }: Pressed, receipt: string | undefined): void {
  if (near.value || round === undefined || typeof seat !== 'number') return
  keepMove(tableName({ code, round }), { id, seat, move, receipt: receipt || NO_RECEIPT })
}
