/** Opens houses of several versions, each in a process of its own. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sure } from '../../kernel/at.ts'
import { limits as standing } from '../../server/limits.ts'
import { quick } from '../houses/quick.ts'
import { hurry } from '../open.ts'
import { unpacked, versionsWith } from './kept.ts'

const child = new URL('./child.ts', import.meta.url).pathname
const main = new URL('../../server/main.ts', import.meta.url).pathname

/** Where the programs of a version lie, and with what Node reads them. */
export interface Version {
  readonly main: string
  readonly node: readonly string[]
}

export const ours: Version = { main, node: [] }

/** The version that was released last. */
export function before(): Version {
  const version = sure(versionsWith('house').at(-1), 'released version')
  return { main: join(unpacked(version, 'house'), 'lib/house.js'), node: [] }
}

/** What may come after us. */
export const next: Version = { main, node: ['--import', new URL('./next.ts', import.meta.url).pathname] }

const limits = {
  ...hurry,
  ...quick,
  snapshotEvery: 16,
  goodbye: 100,
  promiseWithin: 300,
  showWithin: 300,
  // To 0.2.0 the time in which a thread opens is time that a bot thinks: where there is far too much to do, none came to an end.
  botThinks: standing.botOpens,
}

export interface OldOrNew {
  readonly version: Version
  readonly port: number
  /** How often it has read all lines of a table. */
  wholes(): Promise<number>
  /** Where something failed in it, and how often. */
  troubles(): Promise<string[]>
  close(): Promise<void>
}

const left: (() => Promise<void>)[] = []

/** For `afterEach`: closes what is still open. */
export async function closeVersions(): Promise<void> {
  await Promise.all(left.splice(0).map((close) => close()))
}

/** `kept`: a folder, or the address of a database; `place`: the port it opens at, any if it is 0. */
export async function openVersion(version: Version, kept: string, place = 0): Promise<OldOrNew> {
  const { main, node } = version
  const where = kept.startsWith('postgres:') ? { data: '', store: { database: kept } } : { data: kept }
  const house = fork(child, [main, JSON.stringify({ ...where, port: place, limits })], {
    execArgv: [...node],
    // What is wrong in a house is told beside what the tests say.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const gone = once(house, 'exit')
  const fell = gone.then(([status]) => {
    throw new Error(`a house did not open: ${status}`)
  })
  fell.catch(() => {})
  const [{ port }] = await Promise.race([once(house, 'message'), fell])
  const close = async () => {
    house.kill('SIGTERM')
    await gone
  }
  left.push(close)
  return {
    version,
    port,
    close,
    async wholes() {
      house.send('how often?')
      return (await once(house, 'message'))[0].wholes
    },
    async troubles() {
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      return [...figures.matchAll(/^humbug_troubles_total\{where="(.*)"\} (\d+)$/gm)].map(
        ([, where, n]) => `${where} ${n}`,
      )
    },
  }
}
