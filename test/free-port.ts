/**
 * A port at which nobody listens just now, for programs that do not say which one they took, and for houses that come back to theirs.
 * None of those that are given out to anybody who asks: it may be a while before it is taken, and again after it was left. Until
 * whoever asked for it is gone it is given to nobody else, in whatever process or run of the tests.
 */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { placeOfPorts } from './folder.ts'

export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  if (!hold(port)) return freePort()
  const server = createServer().listen(port, '127.0.0.1')
  const [event] = await Promise.race([
    once(server, 'listening').then(() => ['free']),
    once(server, 'error').then(() => ['taken']),
  ])
  if (event === 'taken') return freePort()
  server.close()
  await once(server, 'close')
  return port
}

/** Whether it is ours from now on. What somebody held who is gone is swept away, and is the next one's who asks. */
export function hold(port: number): boolean {
  mkdirSync(placeOfPorts(), { recursive: true })
  const lock = join(placeOfPorts(), `${port}`)
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    // Were it taken over at once, two could do so in the same moment.
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHeld(lock: string): boolean {
  try {
    // Not yet written it reads as 0, which is everybody beside us: somebody holds it.
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
