/** Houses at one database, each a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { socketsIn } from './street.ts'

const child = new URL('./child.ts', import.meta.url).pathname

export interface HouseApart {
  readonly port: number
  readonly state: 'stands' | 'gone'
  /** How many sockets are open there. */
  sockets(): Promise<number>
  /** `SIGSTOP`: hangs; its port takes calls, and nobody answers. `SIGCONT`: goes on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
  /** `SIGKILL`: falls at once. `SIGTERM`: closes, and says goodbye. With which status it ended, if it ended by itself. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** A house that shows the page in this folder, if any. */
export async function openApart(database: string, page = ''): Promise<HouseApart> {
  const house = spawn(process.execPath, [child, database, page], { stdio: ['pipe', 'pipe', 'inherit'] })
  const gone = once(house, 'exit')
  const fell = gone.then(([status]) => {
    throw new Error(`a house did not open: ${status}`)
  })
  fell.catch(() => {})
  const [line] = await Promise.race([once(house.stdout, 'data'), fell])
  const port = Number(String(line))
  return {
    port,
    get state() {
      return house.exitCode === null && house.signalCode === null ? 'stands' : 'gone'
    },
    sockets: () => socketsIn(port),
    signal: (name) => void house.kill(name),
    async end(signal) {
      house.kill(signal)
      const [status] = await gone
      return status
    },
  }
}
