/** What a program shows at the door. It is kept while the program has a chair, so that one that was killed comes back to it. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TableLink } from './link.ts'

export interface Ticket {
  readonly token: string
  /** It has a chair. Where nothing can be written it plays all the same. */
  keep(): void
  /** It goes, and does not come back. */
  tear(): void
}

/** `folder`: where whoever runs it keeps what is theirs. */
export function ticketFor(folder: string, { house, code }: TableLink, name: string): Ticket {
  const which = createHash('sha256')
    .update(JSON.stringify([house, code, name]))
    .digest('hex')
  const file = join(folder, 'programs', which)
  const left = leftIn(file)
  // Two programs of one name are two programs: the second is told that the name is taken.
  if (left && isRunning(left.process)) return { token: newToken(), keep() {}, tear() {} }
  const token = left?.token ?? newToken()
  return {
    token,
    keep() {
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
        writeFileSync(file, `${process.pid} ${token}\n`, { mode: 0o600 })
      } catch {}
    },
    tear: () => rmSync(file, { force: true }),
  }
}

const newToken = () => randomBytes(32).toString('hex')

function leftIn(file: string): { readonly process: number; readonly token: string } | undefined {
  try {
    const [, id, token] = /^(\d+) ([0-9a-f]{64})\n$/.exec(readFileSync(file, 'utf8')) ?? []
    return id && token ? { process: Number(id), token } : undefined
  } catch {
    return undefined
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Where one may not ask there is one, of somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
