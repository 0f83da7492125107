/** A real coturn with the configuration that we ship, on this machine alone: gone when the test is, however that ends. */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../checks/tools.ts'
import { answersStun } from '../../cli/doctor/stun.ts'
import { sure } from '../../kernel/at.ts'
import { freePort } from '../free-port.ts'
import { leashed, letGo } from '../leash.ts'
import { coturnPath } from './found.ts'

export interface Turn {
  readonly port: number
  /** As houses are told of it. */
  readonly server: string
  readonly secret: string
  close(): Promise<void>
}

/** Where it listens, and what it shares with the house; else at a port of its own. */
interface Opening {
  readonly port?: number
  readonly secret?: string
}

/** How long it is listened for before it is asked again. */
const SIP = 250

/** What we ship, but for where it listens. Devices of a test are on this machine, to which it passes nothing on unless it is told to. */
function configured(port: number, secret: string, folder: string): string {
  const text = readFileSync(join(root, 'docs/turnserver.conf'), 'utf8')
    .replace(/^listening-port=\d+$/m, `listening-port=${port}`)
    .replace(/^static-auth-secret=.*$/m, `static-auth-secret=${secret}`)
  const here = ['listening-ip=127.0.0.1', 'relay-ip=127.0.0.1', 'allow-loopback-peers', 'relay-threads=1']
  const files = [`userdb=${join(folder, 'users')}`, `pidfile=${join(folder, 'pid')}`, 'log-file=stdout']
  return [text, ...here, ...files, ''].join('\n')
}

export async function openTurn({ port = 0, secret = 'nobody-would-guess-this' }: Opening = {}): Promise<Turn> {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-coturn-'))
  const file = join(folder, 'turnserver.conf')
  const there = port || (await freePort())
  writeFileSync(file, configured(there, secret, folder))
  const child = leashed(sure(coturnPath(), 'coturn'), ['-c', file], { cwd: folder, end: 'TERM' })
  const gone = once(child, 'exit')
  while (!(await answersStun('127.0.0.1', there, SIP)))
    if (child.exitCode !== null) throw new Error(`coturn did not start at port ${there}`)
  letGo(child)
  return {
    port: there,
    server: `turn:127.0.0.1:${there}?transport=udp`,
    secret,
    async close() {
      child.kill()
      await gone
    },
  }
}
