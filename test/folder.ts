/** All that tests write goes into one folder, which is gone afterwards. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where it stands who holds which port: one for all runs of this user, beside the folders of each. */
export const placeOfPorts = () => process.env.HUMBUG_PORTS ?? join(tmpdir(), `humbug-ports-${process.getuid?.() ?? ''}`)

export function setup(): () => void {
  process.env.HUMBUG_PORTS = placeOfPorts()
  const folder = mkdtempSync(join(tmpdir(), 'humbug-tests-'))
  // A database that somebody else runs lies in it.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
