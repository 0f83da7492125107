/** Set-ups that the tests of the house share, and questions they ask. */

import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'
import { at as nth, sure } from '../kernel/at.ts'
import { type News, same } from '../kernel/state.ts'
import type { Settings } from '../protocol/asks.ts'
import type { Frame } from '../protocol/frames.ts'
import { parseFrame } from '../protocol/frames.ts'
import type { Step } from '../protocol/room.ts'
import { connect, type Seated, settingsFor, start, tableOf } from './open.ts'
import { Player, type Wish } from './player.ts'

export type One = [Seated]
export type Two = [Seated, Seated]
export type Three = [Seated, Seated, Seated]

/** Bots that think until the test is long over. */
export const slowBots = { botLeast: 600_000 } as const

/** Settings under which the first seat begins. */
export function firstBegins(seats: number, more: Partial<Settings> = {}): Settings {
  const settings = settingsFor(seats, more)
  return { ...settings, options: { ...settings.options, starter: 0 } }
}

/** A table before a game: all chairs are taken, all devices have promised, and everybody sees it. */
export async function lobbyOf(port: number, people: number, seats: number, more: Partial<Settings> = {}) {
  const table = await tableOf(port, people, seats, more)
  await Promise.all(table.people.map((player) => player.until(() => allPromised(player))))
  return table
}

function allPromised({ room }: Player): boolean {
  return room?.chairs.every((chair) => chair?.sitter === 'bot' || chair?.promise) ?? false
}

/** A game that has just begun, with the first of these people to move. */
export async function gameOf(port: number, people: number, seats: number, more: Partial<Settings> = {}) {
  const table = await lobbyOf(port, people, seats, firstBegins(seats, more))
  await start(table.people)
  return table
}

/** A game in which the first seat has shaken blind: whatever it announces, the next one is asked after that. */
export async function brinkOf(port: number, people: number, seats: number, more: Partial<Settings> = {}) {
  const table = await gameOf(port, people, seats, more)
  const [first] = table.people as One
  for (const kind of ['shake', 'look', 'shake']) await plays(first, { kind }, table.people)
  return table
}

export type Move = { readonly kind: string; readonly [more: string]: unknown }

/** Makes a move that all these people see. */
export function plays(player: Player, move: Move, people: readonly Player[] = [player]) {
  return done(player, { is: 'move', question: player.view.agenda.question, move }, people)
}

/** A table of these people and nobody else; the first is the host. */
export async function partyOf(port: number, players: readonly Player[], more: Partial<Settings> = {}) {
  const people: Seated[] = []
  for (const player of players) people.push(await connect(port, player))
  const { code } = await nth(people, 0).must({ is: 'create', settings: settingsFor(players.length, more) })
  for (const [at, guest] of people.entries()) {
    await guest.must({ is: 'enter', code: sure(code, 'code') })
    await guest.must({ is: 'sit', seat: at, name: `Guest ${at + 1}` })
  }
  await Promise.all(people.map((player) => player.until(() => !player.room?.chairs.includes(null))))
  return { code: sure(code, 'code'), people }
}

/** Somebody whose device adds nothing to the luck by itself. */
export const staysOut = () => new Player(undefined, 'stays out')

/** What somebody is told to a wish: 'ok', or why not. */
export async function told(player: Player, wish: Wish): Promise<string> {
  const reply = await player.ask(wish)
  return reply.is === 'no' ? reply.why : reply.is
}

/** Does something and waits until all these people know of it. */
export async function done(player: Player, wish: Wish, people: readonly Player[] = [player]): Promise<void> {
  const { seq } = await player.must(wish)
  await knows(people, sure(seq, 'seq'))
}

export async function knows(people: readonly Player[], seq: number): Promise<void> {
  await Promise.all(people.map((other) => other.until(() => other.seq >= seq)))
}

/** Everything somebody heard from some moment on. */
export function frames(player: Player, from = 0): Frame[] {
  return player.heard.slice(from).map((text) => sure(parseFrame(text), 'frame'))
}

/** Waits for the next frame of a kind that comes after this many. */
export async function nextFrame<K extends Frame['is']>(player: Player, is: K, from: number) {
  const find = () => frames(player, from).find((frame): frame is Frame & { is: K } => frame.is === is)
  await player.until(() => find() !== undefined)
  return sure(find(), 'frame')
}

/** Says something that is no proper wish and waits for the refusal. */
export async function toldRaw(player: Player, thing: unknown) {
  const from = player.heard.length
  player.say(thing)
  return nextFrame(player, 'no', from)
}

/** The line of one breaks, and another has noticed. */
export async function hangUp(leaver: Seated, witness: Player): Promise<void> {
  // Whatever was on its way to them has come when they are answered.
  await witness.ask({ is: 'list' })
  const from = witness.heard.length
  leaver.socket.terminate()
  await nextFrame(witness, 'here', from)
}

/** The code with which the house closes this socket. */
export async function closing({ socket }: Pick<Seated, 'socket'>): Promise<number> {
  const [code] = await once(socket, 'close')
  return code
}

/** The same device on another socket, at the same table. */
export async function sameDevice(port: number, { token }: Player, code: string, seen?: number): Promise<Seated> {
  const player = new Player(token)
  player.pen = randomBytes(4).toString('hex')
  const twin = await connect(port, player)
  await twin.must({ is: 'enter', code, ...(seen !== undefined && { seen }) })
  await twin.until(() => twin.room !== undefined)
  return twin
}

/** The same person again, over a new socket, who remembers what they have seen. */
export async function comeBack(port: number, player: Player, code: string): Promise<Seated> {
  const back = await connect(port, player)
  await back.must({ is: 'enter', code, seen: player.seq })
  return back
}

/** Somebody who has entered and not sat down. */
export async function watcher(port: number, code: string): Promise<Seated> {
  const guest = await connect(port)
  await guest.must({ is: 'enter', code })
  await guest.until(() => guest.room !== undefined)
  return guest
}

/** What was told at a table, as a device hears it that comes in anew. */
export async function toldTo(port: number, token: string, code: string): Promise<readonly Step[]> {
  const player = await connect(port, new Player(token, 'stays out'))
  await player.must({ is: 'enter', code })
  await player.until(() => player.room !== undefined)
  player.socket.terminate()
  return player.log
}

/** A ticket, and what the house is told of it. */
export function newTicket(): { ticket: string; hash: string } {
  const ticket = randomBytes(32).toString('hex')
  return { ticket, hash: createHash('sha256').update(ticket, 'hex').digest('hex') }
}

export function recordOf(port: number, { token }: Pick<Player, 'token'>, path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/record/${path}`, { headers: { authorization: `Bearer ${token}` } })
}

/** What somebody learnt step by step while they were there, as their frames tell it. */
export function lived({ heard }: Player): Step[] {
  const ghost = new Player(undefined, 'stays out')
  return heard.flatMap((text) => {
    const { room: before, game, seq } = ghost
    ghost.hear(text)
    return before && ghost.seq > seq ? stepOf(ghost, game) : []
  })
}

function stepOf({ seq, room, game, hand }: Player, before: unknown): Step[] {
  const said = sure(room, 'room').news.filter(({ kind }) => kind === 'said')
  if (said.length > 0) return [{ seq, room: said }]
  if (!game || same(game, before)) return []
  const { table } = game as { table: { news: News[] } }
  const mine = (hand as { news: News[] } | undefined)?.news ?? []
  return [mine.length > 0 ? { seq, news: table.news, mine } : { seq, news: table.news }]
}

/** A socket that has said nothing yet. */
export async function dial(port: number, options: ClientOptions = {}, path = '/socket'): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false, ...options })
  await once(socket, 'open')
  socket.on('error', () => {})
  return socket
}

/** With which status a socket is turned away at the door. */
export async function turnedAway(port: number, options: ClientOptions = {}, path = '/socket'): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
  const [request, response] = await once(socket, 'unexpected-response')
  request.destroy()
  return response.statusCode
}
