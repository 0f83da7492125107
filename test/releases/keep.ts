/** Keeps of the version that is being released what later ones are tried with: its house, and an evening in it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePrograms } from '../../release/programs.ts'
import { closeAll } from '../open.ts'
import { spendEvening, writeEvening } from './evening.ts'
import { fileOf } from './kept.ts'
import { openVersion } from './open.ts'
import { packFolder } from './packing.ts'

/** The folder in which it is kept. */
export async function keepRelease(version: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-release-'))
  const [programs, data] = [join(folder, 'programs'), join(folder, 'data')]
  await writePrograms(programs)
  const house = await openVersion({ main: join(programs, 'lib/house.js'), node: [] }, data)
  const tables = await spendEvening(house.port)
  await closeAll()
  await house.close()
  writeEvening(data, tables)
  packFolder(programs, fileOf(version, 'house'))
  packFolder(data, fileOf(version, 'evening'))
  rmSync(folder, { recursive: true })
  return join(import.meta.dirname, version)
}
