/** How long nobody can play when the house falls and gets up again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sure } from '../../kernel/at.ts'
import { type Figure, quantile } from '../figures.ts'
import { offer } from './load.ts'
import { type Party, parties } from './party.ts'
import { startHouse, withFolder } from './start.ts'

const TABLES = 150
const FALLS = 5
const RETRY = 5

export function recoverFigures(): Promise<Figure[]> {
  return withFolder(async (data) => {
    let house = await startHouse(data)
    const tables = await parties(house.port, TABLES)
    await offer(tables, TABLES * 5, 2)
    await Promise.all(tables.map((party) => party.ready()))
    const times: number[] = []
    // A table each time: its people have seen all there was when the house first fell.
    for (const party of tables.slice(0, FALLS)) {
      const start = performance.now()
      const { port } = house
      const risen = house.kill().then(() => startHouse(data, {}, port))
      await comeBack(party, port)
      times.push(performance.now() - start)
      house = await risen
    }
    await house.kill()
    return [{ name: 'server.recover_ms', value: Math.round(quantile(times, 0.5)), unit: 'ms', aim: '<= 500' }]
  })
}

/** Whoever is asked knocks until somebody opens, comes in and makes their move. */
async function comeBack(party: Party, port: number): Promise<void> {
  const device = sure(party.asked, 'seat that is asked')
  for (;;) {
    try {
      await device.connect(port)
      break
    } catch {
      await sleep(RETRY)
    }
  }
  await device.ask({ is: 'enter', code: party.code, seen: device.seq })
  await party.move()
}
