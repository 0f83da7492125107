/**
 * What somebody else in the house has to bear while one wants it to stand still: by coming in again and again at a table with
 * a long past, and by trying passwords. Comings-in and tries are limited as in every house.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import type { Frame } from '../../protocol/frames.ts'
import { framesIn } from '../../protocol/wire/heard.ts'
import { type Limits, limits } from '../../server/limits.ts'
import { databaseIn } from '../../server/store/database-file.ts'
import { sqliteStore } from '../../server/store/sqlite.ts'
import { type Figure, quantile } from '../figures.ts'
import type { Wish } from './device.ts'
import { openLine } from './line.ts'
import { oldPages } from './long.ts'
import { settings } from './party.ts'
import { startHouse, withFolder } from './start.ts'

const DEEDS = 25_000
const OLD = '00000X'
const ENEMY = '127.0.0.2'
const FRIEND = '127.0.0.3'
/** Four sockets, ten times a second each. */
const SOCKETS = 4
const EVERY = 100
const LASTS = 8000
const TRIES = 608

type Answer = Frame & { readonly id: string }

/** Somebody who asks, whatever the answer is. */
async function caller(port: number, from: string) {
  const waiting = new Map<string, (answer: Answer) => void>()
  let count = 0
  const hear = (message: string | Uint8Array) => {
    for (const frame of framesIn(message))
      if ('id' in frame && frame.id !== null) waiting.get(frame.id)?.(frame as Answer)
  }
  const say = await openLine(port, hear, from)
  say(JSON.stringify({ is: 'hello', token: randomBytes(32).toString('hex') }))
  return (wish: Wish): Promise<Answer> => {
    const id = String(count++)
    say(JSON.stringify({ ...wish, id }))
    return new Promise((done) => waiting.set(id, done))
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Everybody may ask as much as they like, since the friend's asks are what is measured; but not come in as often. */
const guarded: Partial<Limits> = { enterBurst: limits.enterBurst }
const unguarded: Partial<Limits> = {}

function besieged<T>(under: Partial<Limits>, work: (port: number) => Promise<T>): Promise<T> {
  return withFolder(async (data) => {
    const store = sqliteStore(databaseIn(data))
    await store.append(oldPages(OLD, DEEDS, seeded(1)))
    await store.close()
    const house = await startHouse(data, under)
    try {
      return await work(house.port)
    } finally {
      await house.kill()
    }
  })
}

/** The longest of all round trips but one in a hundred. */
async function roundTrips(ask: (wish: Wish) => Promise<Answer>): Promise<number> {
  const times: number[] = []
  for (const end = performance.now() + LASTS; performance.now() < end; await sleep(5)) {
    times.push(await timed(() => ask({ is: 'list' })))
  }
  return quantile(times, 0.99)
}

async function entering(under: Partial<Limits>): Promise<readonly [rest: number, siege: number]> {
  return besieged(under, async (port) => {
    const friend = await caller(port, FRIEND)
    const rest = await roundTrips(friend)
    const enemies = await Promise.all(Array.from({ length: SOCKETS }, () => caller(port, ENEMY)))
    const siege = setInterval(() => {
      for (const enemy of enemies) void enemy({ is: 'enter', code: OLD })
    }, EVERY)
    const during = await roundTrips(friend)
    clearInterval(siege)
    return [rest, during]
  })
}

async function trying(): Promise<readonly [alone: number, behind: number]> {
  return besieged(guarded, async (port) => {
    const host = await caller(port, FRIEND)
    const { code } = (await host({ is: 'create', settings, password: 'right' })) as Answer & { is: 'ok' }
    const wish = { is: 'enter', code: sure(code, 'code'), password: 'right' } as const
    const friends = [await caller(port, FRIEND), await caller(port, FRIEND)]
    const enemies = await Promise.all(Array.from({ length: 16 }, () => caller(port, ENEMY)))
    const alone = await timed(() => at(friends, 0)(wish))
    const tries = Array.from({ length: TRIES }, (_, n) =>
      at(enemies, n % enemies.length)({ ...wish, password: `${n}` }),
    )
    const behind = await timed(() => at(friends, 1)(wish))
    await Promise.all(tries)
    return [alone, behind]
  })
}

const round = (value: number) => Math.round(value * 10) / 10

export async function siegeFigures(): Promise<Figure[]> {
  const [rest, entered] = await entering(guarded)
  const [, open] = await entering(unguarded)
  const [alone, behind] = await trying()
  return [
    { name: 'siege.rest_p99_ms', value: round(rest), unit: 'ms' },
    { name: 'siege.entered_p99_ms', value: round(entered), unit: 'ms' },
    { name: 'siege.entered_unlimited_p99_ms', value: round(open), unit: 'ms' },
    { name: 'siege.entered_over_rest', value: round(entered / rest), unit: 'times', aim: '<= 3' },
    { name: 'siege.password_ms', value: round(alone), unit: 'ms' },
    { name: 'siege.password_behind_ms', value: round(behind), unit: 'ms' },
    { name: 'siege.password_over_alone', value: round(behind / alone), unit: 'times', aim: '<= 5' },
  ]
}
