/** A house with real disk, real clock and real sockets, for tests. */

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientOptions, WebSocket } from 'ws'
import { games } from '../games/index.ts'
import { at as nth, sure } from '../kernel/at.ts'
import { defaults } from '../kernel/game.ts'
import type { Settings } from '../protocol/asks.ts'
import { WIRE } from '../protocol/wire/words.ts'
import { type OpenHouse, openHouse, type Plan } from '../server/main.ts'
import { emptyPage } from './page.ts'
import { Player } from './player.ts'

/** Everybody is in a hurry in a test. */
export const hurry = {
  botLeast: 0,
  botSpread: 0,
  botHard: 0,
  botStep: 0,
  awayGrace: 0,
  // Only tests of a store that hangs are about one.
  storeAnswers: 60_000,
  messageBurst: 100_000,
  messagesPerSecond: 100_000,
  messageFlood: 100_000,
  socketsPerAddress: 10_000,
  tablesPerDevice: 10_000,
  talkBurst: 100_000,
  deedBurst: 100_000,
  recordBurst: 10_000,
  circleBurst: 10_000,
  bettingBurst: 10_000,
  tablesBurst: 100_000,
  enterBurst: 100_000,
  askBurst: 100_000,
} as const

const opened: (() => Promise<void> | void)[] = []

export const newFolder = () => mkdtempSync(join(tmpdir(), 'humbug-'))

export async function house(plan: Partial<Plan> = {}): Promise<OpenHouse> {
  const open = await openHouse({
    // Hundreds of them are opened, and a thread for each would take longer than what it is opened for.
    store: 'here',
    page: emptyPage,
    data: newFolder(),
    port: 0,
    host: '127.0.0.1',
    log: 'silent',
    ...plan,
    limits: { ...hurry, ...plan.limits },
  })
  opened.push(() => open.close())
  return open
}

/** For `afterEach`: closes what a test has opened. */
export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close()
}

/** A device that is connected. */
export async function connect(port: number, player = new Player(), path = '/socket'): Promise<Seated> {
  return connectTo(`ws://127.0.0.1:${port}${path}`, {}, player)
}

/** The same, wherever the house is found. */
export async function connectTo(address: string, manner: ClientOptions, player = new Player()): Promise<Seated> {
  const socket = new WebSocket(address, WIRE, { perMessageDeflate: false, ...manner })
  await new Promise((done, failed) => {
    socket.once('open', done)
    socket.once('error', failed)
  })
  opened.push(() => socket.terminate())
  socket.on('error', () => {})
  socket.on('message', (data, isBinary) => player.hearAll(data, isBinary))
  player.plug((text) => {
    if (socket.readyState === socket.OPEN) socket.send(text)
  })
  return Object.assign(player, { socket })
}

export function settingsFor(seats: number, more: Partial<Settings> = {}, game = nth(games, 0)): Settings {
  return {
    game: game.key,
    seats,
    options: defaults(game, seats) as Settings['options'],
    clock: 'off',
    listed: 'link',
    talk: 'phrases',
    watching: 'open',
    ...more,
  }
}

export type Seated = Player & { socket: WebSocket }

/** A table with so many people at it, and bots on the other chairs; the first is the host. */
export async function tableOf(
  port: number,
  people: number,
  seats: number,
  more: Partial<Settings> = {},
  password?: string,
): Promise<{ code: string; people: Seated[] }> {
  const guests = await Promise.all(Array.from({ length: people }, () => connect(port)))
  return tableFor(guests, seats, more, password)
}

/** The same for these people, wherever they have come from. */
export async function tableFor(
  people: Seated[],
  seats: number,
  more: Partial<Settings> = {},
  password?: string,
): Promise<{ code: string; people: Seated[] }> {
  const host = nth(people, 0)
  const guarded = password === undefined ? {} : { password }
  const { code } = await host.must({ is: 'create', settings: settingsFor(seats, more), ...guarded })
  for (const [at, guest] of people.entries()) {
    await guest.must({ is: 'enter', code: sure(code, 'code'), ...guarded })
    await guest.must({ is: 'sit', seat: at, name: `Guest ${at + 1}` })
  }
  for (let seat = people.length; seat < seats; seat++) await host.must({ is: 'hire', seat, level: 'random' })
  return { code: sure(code, 'code'), people }
}

/** Starts the game and waits until everybody sees it. */
export async function start(people: readonly Player[]): Promise<void> {
  await nth(people, 0).must({ is: 'start' })
  await Promise.all(people.map((player) => player.until(() => player.room?.stage === 'playing')))
}

/** Plays to the end: whoever is asked makes any of their moves. */
export async function playOut(people: readonly Player[], n: () => number = () => 0): Promise<void> {
  await Promise.all(
    people.map(async (player) => {
      while (player.room?.stage === 'playing') {
        await player.until(() => player.moves.length > 0 || player.room?.stage !== 'playing')
        if (player.moves.length > 0) {
          const { seq } = player
          const reply = await player.move(n())
          if (reply.is === 'ok') await player.until(() => player.seq >= sure(reply.seq, 'seq'))
          else await player.until(() => player.seq > seq)
        }
      }
    }),
  )
}
