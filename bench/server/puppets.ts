/** Sixty tables of twelve hard puppets, and what another table in the same house has to bear for it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import type { Level } from '../../kernel/bot.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import { BotPool, type Thread } from '../../server/bots/bot-pool.ts'
import { limits } from '../../server/limits.ts'
import { openHouse } from '../../server/main.ts'
import type { Clock, Thought } from '../../server/ports.ts'
import { emptyPage } from '../../test/page.ts'
import type { Figure } from '../figures.ts'
import { Device } from './device.ts'
import { withFolder } from './start.ts'

const game = sure(findGame('goblets'), 'game')
const TABLES = 60
const SEATS = 12
const OTHERS = 4
const WARM = 10_000
const LASTS = 45_000

/** Nobody is kept from it: so many addresses would do the same. */
const unhindered = {
  socketsPerAddress: 1000,
  messageBurst: 1000,
  messagesPerSecond: 1000,
  tablesBurst: 1000,
  askBurst: 10_000,
  deedBurst: 10_000,
  hardBotsPerAddress: TABLES * SEATS * 2,
}

const clock: Clock = {
  now: Date.now,
  at(time, work) {
    const timer = setTimeout(work, Math.max(0, time - Date.now()))
    return () => clearTimeout(timer)
  },
}

export function puppetFigures(): Promise<Figure[]> {
  return withFolder(async (data) => {
    const thoughts: { readonly table: string; readonly level: Level }[] = []
    const chances: string[] = []
    const watched = (): Thread => {
      const worker = new Worker(new URL('../../server/bots/bot-worker.ts', import.meta.url))
      const { postMessage } = worker
      worker.postMessage = (thought: Thought) => {
        thoughts.push(thought)
        postMessage.call(worker, thought)
      }
      return worker
    }
    const pool = new BotPool({ limits, clock, metrics: { count() {}, trouble() {} }, thread: watched })
    const think = async (thought: Thought, wanted: () => boolean) => {
      try {
        return await pool.think(thought, wanted)
      } catch (error) {
        chances.push(thought.table)
        throw error
      }
    }
    const plan = { page: emptyPage, data, port: 0, host: '127.0.0.1', log: 'silent', limits: unhindered }
    const house = await openHouse({ ...plan, instead: { think } })
    const hosts: Device[] = []
    for (let table = 0; table < TABLES; table++) hosts.push(await show(house.port, SEATS))
    await sleep(WARM)
    const from = thoughts.length
    const other = await show(house.port, OTHERS)
    const moves: number[] = [performance.now()]
    other.seen = () => moves.push(performance.now())
    await sleep(LASTS)
    moves.push(performance.now())
    const { code } = sure(other.common.room, 'room')
    // They need not hear that the house closes.
    for (const host of [...hosts, other]) host.hear = () => {}
    await house.close()
    await pool.close()
    const share = (some: typeof thoughts) =>
      Math.round((some.filter(({ level }) => level !== 'hard').length / some.length) * 100)
    const since = thoughts.slice(from)
    const there = since.filter(({ table }) => table === code)
    const longest = Math.max(...moves.slice(1).map((time, step) => time - at(moves, step)))
    const figure = (name: string, value: number, unit: string, aim?: string) => {
      return { name: `puppets.${name}`, value, unit, ...(aim && { aim }) }
    }
    return [
      figure('thoughts', since.length, 'thoughts'),
      figure('lowered', share(since), 'percent'),
      figure('random', chances.length, 'moves', '= 0'),
      figure('other_thoughts', there.length, 'thoughts'),
      figure('other_lowered', share(there), 'percent'),
      figure('other_easy', there.filter(({ level }) => level === 'easy').length, 'thoughts', '= 0'),
      figure('other_random', chances.filter((table) => table === code).length, 'moves', '= 0'),
      figure('other_longest_gap_ms', Math.round(longest), 'ms', '<= 5000'),
    ]
  })
}

/** A game of puppets alone, and the one who watches it. */
async function show(port: number, seats: number): Promise<Device> {
  const host = new Device()
  await host.connect(port)
  const { code } = await host.ask({ is: 'create', settings: settingsFor(seats) })
  await host.ask({ is: 'enter', code: sure(code, 'code') })
  for (let seat = 0; seat < seats; seat++) await host.ask({ is: 'hire', seat, level: 'hard' })
  await host.ask({ is: 'start' })
  return host
}

function settingsFor(seats: number): Settings {
  const options = defaults(game, seats) as Settings['options']
  return { game: game.key, seats, options, clock: 'off', listed: 'link', talk: 'phrases', watching: 'open' }
}
