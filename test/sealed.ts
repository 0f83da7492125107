/** A house that speaks TLS by itself, for tests. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenHouse, Plan } from '../server/main.ts'
import { readCertificate } from '../server/net/certificate.ts'
import { first } from './authority.ts'
import { house, newFolder } from './open.ts'

export async function sealed({ pair = first, ...plan }: Partial<Plan> & { pair?: Pair } = {}): Promise<OpenHouse> {
  const folder = newFolder()
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  writeFileSync(files.cert, pair.cert)
  writeFileSync(files.key, pair.key)
  return house({ ...plan, certificate: readCertificate(files) })
}

interface Pair {
  readonly cert: string
  readonly key: string
}
