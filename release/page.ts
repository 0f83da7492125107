/** The page of a house that is sent to somebody. */
import { cpSync, existsSync } from 'node:fs'
import { relative } from 'node:path'
import { builtPage } from '../web/build.ts'

/** Of each file the smallest form alone: the house makes the others when it opens. */
export async function writePage(to: string, building: () => void = () => {}): Promise<void> {
  const from = await builtPage(building)
  const isWanted = (path: string) => !path.endsWith('.gz') && !existsSync(`${path}.br`)
  cpSync(from, to, { recursive: true, filter: (path) => relative(from, path) === '' || isWanted(path) })
}
