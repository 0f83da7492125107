/** Who answers at an address of this machine. */
import { once } from 'node:events'
import { connect, isIPv6 } from 'node:net'

/** `ready`: it keeps what it is told; `closing`; `not now`: its store takes nothing. `other`: another program. */
export type Who = 'nobody' | 'other' | 'ready' | 'closing' | 'not now'

const PATIENCE = 10_000

export const isHouse = (who: Who) => who !== 'nobody' && who !== 'other'

export const hostIn = (address: string) => (isIPv6(address) ? `[${address}]` : address)

export async function whoIsAt(address: string, port: number): Promise<Who> {
  if (!(await listens(address, port))) return 'nobody'
  try {
    const ask = (path: string) =>
      fetch(`http://${hostIn(address)}:${port}${path}`, { signal: AbortSignal.timeout(PATIENCE) })
    const [alive, kept] = [await (await ask('/healthz')).text(), await (await ask('/kept')).json()]
    if (alive !== 'ok\n' || !('days' in kept)) return 'other'
    const word = (await (await ask('/readyz')).text()).trim()
    if (word === 'ok') return 'ready'
    return word === 'closing' ? 'closing' : 'not now'
  } catch {
    return 'other'
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
