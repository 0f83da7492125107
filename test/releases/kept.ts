/** What is kept of released versions: the programs of a house, and an evening that it wrote. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../open.ts'
import { unpackFolder } from './packing.ts'

/** `evening` has been kept from the beginning, `house` since there are houses that run beside others. */
type What = 'house' | 'evening'

export const fileOf = (version: string, what: What) => join(import.meta.dirname, version, `${what}.br`)

/** The versions of which this is kept, the newest last. */
export function versionsWith(what: What): string[] {
  const all = readdirSync(import.meta.dirname).filter((name) => /^\d/.test(name) && existsSync(fileOf(name, what)))
  return all.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** The folder in which it lies, for this test alone. */
export function unpacked(version: string, what: What): string {
  const folder = newFolder()
  unpackFolder(fileOf(version, what), folder)
  return folder
}
