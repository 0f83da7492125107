/** What a table takes in the memory of the house. */
import { setTimeout as sleep } from 'node:timers/promises'
import { deviceOf } from '../../server/net/socket.ts'
import { databaseIn } from '../../server/store/database-file.ts'
import { sqliteStore } from '../../server/store/sqlite.ts'
import type { Figure } from '../figures.ts'
import { Device } from './device.ts'
import { pagesOf } from './long.ts'
import { startHouse, withFolder } from './start.ts'

const TABLES = 1000
const LINES = 40
/** Before the first measure, so that what the house needs but once is there already. */
const WARM = 100
/** Longer than it takes to look in at all tables: none shall go before the last has come. */
const IDLE = 8000

/** Only the heap counts here: a table is nothing but data. */
export function memoryFigures(): Promise<Figure[]> {
  return withFolder(async (data) => {
    const device = new Device()
    const codes = await fill(data, device.name)
    const { port, standing, kill } = await startHouse(data, { idleAlone: IDLE, lookForDue: IDLE / 10 })
    await device.connect(port)
    for (let time = 0; time < 5; time++) for (const code of codes.slice(0, WARM)) await lookIn(device, code)
    const before = await standing()
    for (const code of codes.slice(WARM)) await lookIn(device, code)
    const after = await standing()
    if (after.loaded !== codes.length) throw new Error(`only ${after.loaded} tables are in memory`)
    const each = (after.heapUsed - before.heapUsed) / TABLES
    let last = after
    while (last.loaded > 0) {
      await sleep(IDLE / 10)
      last = await standing()
    }
    await kill()
    const empty = before.heapUsed - WARM * each
    return [
      { name: 'server.table_bytes', value: Math.round(each), unit: 'B' },
      {
        name: 'server.table_bytes_put_away',
        value: Math.round((last.heapUsed - empty) / codes.length),
        unit: 'B',
        aim: '<= 512',
      },
    ]
  })
}

/** Many tables with a game under way, at each of which this device has a seat. */
async function fill(data: string, device: string): Promise<string[]> {
  const store = sqliteStore(databaseIn(data))
  const codes = Array.from({ length: WARM + TABLES }, (_, at) => String(at).padStart(6, '0'))
  const pages = codes.flatMap((code, at) => {
    const others = [1, 2, 3].map((seat) => deviceOf(`${code}0${seat}`))
    return pagesOf(code, [device, ...others], LINES, at)
  })
  await store.append(pages)
  await store.close()
  return codes
}

/** Comes in, does something that everybody at the table is told, and goes. */
async function lookIn(device: Device, code: string): Promise<void> {
  await device.ask({ is: 'enter', code })
  await device.ask({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })
  await device.ask({ is: 'exit' })
}
