/** A PostgreSQL that speaks TLS, as localhost and under no other name. Its key is for tests, and no secret. */
import { chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../open.ts'
import { Postgres } from './server.ts'

export const ROOT = `-----BEGIN CERTIFICATE-----
MIIBaDCCAQ+gAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBBIHJvb3Qg
Zm9yIHRlc3RzMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBBIHJvb3QgZm9yIHRlc3RzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEshFJLkV8yPNvqreMbGavUkNUcmKSoiF0avrA6cvd41ikpBeYS2yUmH/k2u53
vLh+VJp8HxVvEx3dVDFwQg/UzaNCMEAwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8B
Af8EBAMCAgQwHQYDVR0OBBYEFCErPwdZHTxYXmsbGYd5/tcgTZkcMAoGCCqGSM49
BAMCA0cAMEQCIGNzoV0G1Y3kofZ/ky9wI6hoC238/1MIE/xVyYbDAiiVAiAqeW4Y
PKD3Jlyi6Q+JI828i1X2tNBNHAvYiAKReBocFA==
-----END CERTIFICATE-----
`
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBgzCCASmgAwIBAgIBAjAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBBIHJvb3Qg
Zm9yIHRlc3RzMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAUMRIw
EAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATgder/
4iVzvZO01/LfWpu7GrFppQuyROWRZLXhh/Pm47Vz83uKVOZRAQ960eIWY7gW6Y7/
7/3Pf8Uls9ZPV7Ubo2MwYTAUBgNVHREEDTALgglsb2NhbGhvc3QwCQYDVR0TBAIw
ADAfBgNVHSMEGDAWgBQhKz8HWR08WF5rGxmHef7XIE2ZHDAdBgNVHQ4EFgQUIRmT
3T6lbxCOl5paspYCsG95xwUwCgYIKoZIzj0EAwIDSAAwRQIgcVEOa3wCvh7e4Rcq
r1mRdKxG2vOzwIUD3x4uEYzbwHwCIQCW9ADF0r6Y/BEzC52G+mcqKhFqRjhnlL9l
1cceoCqPTw==
-----END CERTIFICATE-----
`
export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgaHEFww5C9XkjF/8z
FWeTZtMMiOFon45EqilAp3QGfgOhRANCAATgder/4iVzvZO01/LfWpu7GrFppQuy
ROWRZLXhh/Pm47Vz83uKVOZRAQ960eIWY7gW6Y7/7/3Pf8Uls9ZPV7Ub
-----END PRIVATE KEY-----
`

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
  const settings = [`ssl_cert_file=${laid('server.crt', CERTIFICATE)}`, `ssl_key_file=${laid('server.key', KEY)}`]
  await postgres.crash()
  await postgres.open('ssl=on', ...settings)
  const root = join(newFolder(), 'root.crt')
  writeFileSync(root, ROOT)
  return { postgres, root }
}
