/** A PostgreSQL that speaks TLS, as localhost and under no other name. */
import { chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { first, ROOT } from '../authority.ts'
import { newFolder } from '../open.ts'
import { Postgres } from './server.ts'

export interface Encrypted {
  readonly postgres: Postgres
  /** The file of the authority that signed its certificate. */
  readonly root: string
}

export async function startEncrypted(): Promise<Encrypted> {
  const postgres = await Postgres.start()
  const { folder } = postgres
  const { uid, gid } = statSync(folder)
  const laid = (name: string, text: string) => {
    const file = join(folder, name)
    // PostgreSQL takes no key that others could read.
    writeFileSync(file, text, { mode: 0o600 })
    chownSync(file, uid, gid)
    return file
  }
  const settings = [`ssl_cert_file=${laid('server.crt', first.cert)}`, `ssl_key_file=${laid('server.key', first.key)}`]
  await postgres.crash()
  await postgres.open('ssl=on', ...settings)
  const root = join(newFolder(), 'root.crt')
  writeFileSync(root, ROOT)
  return { postgres, root }
}
