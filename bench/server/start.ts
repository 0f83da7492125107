/** Starts a house in another process, on a data folder of its own, a given one or a database, and ends it. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Limits } from '../../server/limits.ts'
import { shippedHouse } from './shipped.ts'

/** Memory after a collection, and how many tables are in it. */
export interface Standing extends NodeJS.MemoryUsage {
  readonly loaded: number
}

export interface Started {
  readonly port: number
  standing(): Promise<Standing>
  /** SIGTERM: everything is finished, and everybody asked to come back. */
  close(): Promise<void>
  /** SIGKILL: nothing is finished, nothing is said. */
  kill(): Promise<void>
}

/** What keeps people from overdoing it would keep the load from doing it at all. */
const unhindered: Partial<Limits> = {
  botLeast: 0,
  botSpread: 0,
  botHard: 0,
  messageBurst: 1_000_000,
  messagesPerSecond: 1_000_000,
  socketsPerAddress: 100_000,
  tablesPerDevice: 100_000,
  tablesBurst: 1_000_000,
  enterBurst: 1_000_000,
  askBurst: 1_000_000,
  talkBurst: 100_000,
  deedBurst: 1_000_000,
}

export async function startHouse(data: string, limits: Partial<Limits> = {}, port = 0): Promise<Started> {
  const { program, module } = await shippedHouse()
  const words = [data, String(port), JSON.stringify({ ...unhindered, ...limits }), module]
  const child = fork(program, words, { execArgv: ['--expose-gc'] })
  const said = async () => {
    const gone = new AbortController()
    const [word] = await Promise.race([
      once(child, 'message', { signal: gone.signal }),
      once(child, 'exit', { signal: gone.signal }).then(() => Promise.reject(new Error('the house has fallen'))),
    ]).finally(() => gone.abort())
    return word
  }
  const ended = async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    port: await said(),
    async standing() {
      const answer = said()
      child.send('?')
      return answer
    },
    close: () => ended('SIGTERM'),
    kill: () => ended('SIGKILL'),
  }
}

/** A folder on the disk for as long as the work takes. */
export async function withFolder<T>(work: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'humbug-bench-'))
  try {
    return await work(data)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** A fresh house for as long as the work takes. */
export function withHouse<T>(work: (house: Started) => Promise<T>): Promise<T> {
  return withFolder(async (data) => {
    const house = await startHouse(data)
    try {
      return await work(house)
    } finally {
      await house.kill()
    }
  })
}
