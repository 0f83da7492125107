/** A real HAProxy with the configuration that we ship, before the houses of a test: gone when that is, however it ends. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../checks/tools.ts'
import { at, sure } from '../../kernel/at.ts'
import { freePort } from '../free-port.ts'
import { leashed, letGo } from '../leash.ts'
import { haproxyPath } from './found.ts'

const program = () => sure(haproxyPath(), 'HAProxy')
const shipped = join(root, 'docs/haproxy.cfg')

export interface Balancer {
  readonly port: number
  close(): Promise<void>
}

/**
 * How long HAProxy waits before it takes a house for gone that does not answer. On a machine with much else to do a house, or HAProxy
 * itself, comes to its turn later than what is shipped allows, and guests of one table are parted: where no house shall hang it gets
 * the patience of a minute. One that has closed turns a call away at once all the same.
 */
export type Patience = 'as shipped' | 'a minute'

/** What we ship, but for where it listens, where the houses are, and perhaps this patience. */
function configured(port: number, houses: readonly number[], patience: Patience): string {
  const text = readFileSync(shipped, 'utf8')
  const asPatient = (line: string, before: string, after: string) => (patience === 'a minute' ? before + after : line)
  return text
    .replace(/^( *timeout (?:check|connect) ).*$/gm, (line, before: string) => asPatient(line, before, '1m'))
    .replace(/( fall )\d+/g, (line, before: string) => asPatient(line, before, '100'))
    .replace(/^( *bind ):\d+$/m, `$1127.0.0.1:${port}`)
    .replace(/^( *server house(\d) )127\.0\.0\.1:\d+/gm, (_, before: string, nth: string) => {
      return `${before}127.0.0.1:${at(houses, Number(nth) - 1)}`
    })
}

/** Says what HAProxy has to say against a configuration: nothing, if that is well. */
export function objections(file = shipped): string {
  const { status, stderr } = spawnSync(program(), ['-c', '-f', file], { encoding: 'utf8' })
  return status === 0 ? stderr : `HAProxy does not take ${file}: ${stderr}`
}

/** Stands before these three houses. */
export async function openBalancer(houses: readonly number[], patience: Patience = 'as shipped'): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  const port = await freePort()
  writeFileSync(file, configured(port, houses, patience))
  const child = leashed(program(), ['-db', '-f', file], { cwd: folder, end: 'TERM' })
  const gone = once(child, 'exit')
  let heard = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    heard = `${heard}${text}`.slice(-4000)
  })
  while (!(await isHeard(port))) if (child.exitCode !== null) throw new Error(`HAProxy did not start: ${heard}`)
  letGo(child)
  return {
    port,
    async close() {
      child.kill()
      await gone
    },
  }
}

/** Does somebody listen there? HAProxy itself says nothing when it does. */
async function isHeard(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const listens = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
  socket.destroy()
  return listens
}
