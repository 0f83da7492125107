/** The house as it is shipped, in a few files: what people run is what is measured. Made once a run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePrograms } from '../../release/programs.ts'

let made: Promise<string> | undefined

/** Where the module lies that opens one. */
export function shippedHouse(): Promise<string> {
  made ??= make()
  return made
}

async function make(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await writePrograms(folder)
  return join(folder, 'lib/house.js')
}
