/** Who answers at an address of this machine. */
import { once } from 'node:events'
import { connect, isIPv6 } from 'node:net'
import { asked } from './asking.ts'

/** `ready`: it keeps what it is told; `closing`; `not now`: its store takes nothing. `other`: another program. */
type Who = 'nobody' | 'other' | 'ready' | 'closing' | 'not now'

/** Who it is, and over what: a house may speak TLS by itself. */
export interface Met {
  readonly who: Who
  readonly over: 'http' | 'https'
}

const PATIENCE = 10_000

export const isHouse = ({ who }: Met) => who !== 'nobody' && who !== 'other'

export const originAt = (address: string, port: number, over: Met['over']) =>
  `${over}://${isIPv6(address) ? `[${address}]` : address}:${port}`

export async function whoIsAt(address: string, port: number): Promise<Met> {
  if (!(await listens(address, port))) return { who: 'nobody', over: 'http' }
  // Both at once: a program that says nothing is waited for only once.
  const met = await Promise.all(
    (['http', 'https'] as const).map(async (over) => ({ who: await whoAnswers(originAt(address, port, over)), over })),
  )
  return met.find(isHouse) ?? { who: 'other', over: 'http' }
}

/** Its certificate need not be good: this is our own machine, asked under its number. */
async function whoAnswers(origin: string): Promise<Who> {
  const ask = async (path: string) => (await asked(new URL(path, origin)))?.body
  if ((await ask('/healthz')) !== 'ok\n' || !tellsDays(await ask('/kept'))) return 'other'
  const word = (await ask('/readyz'))?.trim()
  if (word === 'ok') return 'ready'
  return word === 'closing' ? 'closing' : 'not now'
}

function tellsDays(kept = ''): boolean {
  try {
    return 'days' in JSON.parse(kept)
  } catch {
    return false
  }
}

async function listens(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(PATIENCE) })
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
