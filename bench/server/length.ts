/** Whether a table's age makes it slower: to take it from the store, and to add a line to it. */

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sure } from '../../kernel/at.ts'
import { type Ask, parse } from '../../protocol/asks.ts'
import { framesIn } from '../../protocol/wire/heard.ts'
import { packed } from '../../protocol/wire/packed.ts'
import { Desk } from '../../server/house/desk.ts'
import { Dozers } from '../../server/house/dozers.ts'
import { House } from '../../server/house/house.ts'
import { alone } from '../../server/house/neighbours.ts'
import { limits, thinkingTime } from '../../server/limits.ts'
import { passwords } from '../../server/ops/passwords.ts'
import type { Guest, Ports } from '../../server/ports.ts'
import { Outbox } from '../../server/store/outbox.ts'
import { sqliteStore } from '../../server/store/sqlite.ts'
import { wake } from '../../server/table/clock.ts'
import { decide, enact, next } from '../../server/table/conduct.ts'
import { type Figure, quantile } from '../figures.ts'
import { Common, Device } from './device.ts'
import { pagesOf } from './long.ts'
import { Party, SEATS } from './party.ts'
import { withFolder } from './start.ts'

const PAIRS = 6
const SHORT = 100
/** As many lines after the last snapshot as the short one has. */
const LONG = SHORT + limits.snapshotEvery * 155
const OPENED = 60
const APPENDED = 100

export function lengthFigures(): Promise<Figure[]> {
  return withFolder(async (data) => {
    const file = join(data, 'humbug.db')
    const short = codes('0000S')
    const long = codes('0000X')
    // Closed once it is filled: what was written all at once would else lie in the journal still, as no old table does.
    const filled = sqliteStore(file)
    for (const [at, code] of short.entries()) await filled.append(pagesOf(code, devicesAt(code), SHORT, at))
    for (const [at, code] of long.entries()) await filled.append(pagesOf(code, devicesAt(code), LONG, at))
    await filled.close()
    const ports = portsOn(file)
    const opened = await ratio(long, short, OPENED, (code) => opening(ports, code))
    const house = new House(ports)
    const seated = new Map<string, Party>()
    for (const code of [...long, ...short]) seated.set(code, await sitDown(house, code))
    const appended = await ratio(long, short, APPENDED, (code) => appending(sure(seated.get(code), `party at ${code}`)))
    await house.close()
    await ports.store.close()
    return [
      { name: 'server.open_ratio', value: opened, unit: 'times', aim: '<= 1.2' },
      { name: 'server.append_ratio', value: appended, unit: 'times', aim: '<= 1.2' },
    ]
  })
}

const codes = (start: string) => Array.from({ length: PAIRS }, (_, at) => `${start}${at}`)

const devicesAt = (code: string) => Array.from({ length: SEATS }, (_, seat) => `${code} ${seat}`)

/** The middle time of each table, long over short, taken in turns so that noise hits both. */
async function ratio(
  long: readonly string[],
  short: readonly string[],
  times: number,
  work: (code: string) => Promise<number>,
): Promise<number> {
  const taken = new Map([...long, ...short].map((code) => [code, [] as number[]]))
  for (let time = 0; time < times; time++) for (const [code, list] of taken) list.push(await work(code))
  const sum = (some: readonly string[]) => some.reduce((all, code) => all + quantile(taken.get(code) ?? [], 0.5), 0)
  return Math.round((sum(long) / sum(short)) * 100) / 100
}

async function opening(ports: Ports, code: string): Promise<number> {
  const desk = new Desk(code, ports, new Dozers(), () => {})
  const start = performance.now()
  const table = await desk.load()
  const time = performance.now() - start
  if (table?.stage !== 'playing') throw new Error('there is no game under way')
  return time
}

async function appending(party: Party): Promise<number> {
  await party.ready()
  const start = performance.now()
  await party.move()
  return performance.now() - start
}

/** Four people of this process at a table that is there already. */
async function sitDown(house: House, code: string): Promise<Party> {
  const common = new Common()
  const devices = devicesAt(code).map((name) => {
    const device = new Device(common)
    const guest: Guest = {
      device: name,
      address: '',
      alive: true,
      send: (frame) => {
        const message = frame instanceof Uint8Array ? frame : packed(frame)
        for (const one of framesIn(message)) device.hear(one, message.length)
      },
    }
    device.say = (text) => void house.hear(guest, parse(text) as Ask)
    return device
  })
  const party = new Party(devices)
  await party.enter(code)
  return party
}

function portsOn(file: string): Ports {
  const store = sqliteStore(file)
  return {
    store,
    outbox: new Outbox(store, setImmediate, {
      trouble: (_, error) => {
        throw error
      },
    }),
    neighbours: alone,
    clock: { now: Date.now, at: () => () => {} },
    passwords,
    metrics: {
      count: () => {},
      trouble: (_, error) => {
        throw error
      },
    },
    post: { knows: () => false, write() {} },
    limits,
    thinking: thinkingTime,
    fresh: (bytes) => randomBytes(bytes).toString('hex'),
    think: () => Promise.reject(new Error('no bots here')),
    ways: () => [],
    conduct: { decide, next, enact, wake },
  }
}
